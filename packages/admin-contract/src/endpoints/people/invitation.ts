import { DateTime } from "@hearth/contract";
import { OWN_ACCOUNT } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../../admin-endpoint.ts";
import { MeSchema } from "../../entity/session.ts";
import { fields } from "../../fields.ts";
import { throttled, tooBusy, weakPassword } from "../../shared-errors.ts";

const over = { status: 410, code: "ADMIN__INVITATION_OVER" } as const;

const InvitationSchema = Type.Object(
  { email: Type.String(), name: Type.String(), locale: Type.String(), expiresAt: DateTime },
  { title: "Invitation" },
);

export type Invitation = Static<typeof InvitationSchema>;

/** The link of a mail: whoever opens it chooses a password, then sets up a second factor. */
export const invitationEndpoints = {
  readInvitation: adminEndpoint({
    operationId: "readInvitation",
    method: "POST",
    path: "/invitation/read",
    summary: "Whom an invitation is for; it stays open",
    resource: OWN_ACCOUNT,
    action: "read",
    access: "open",
    input: Type.Object({ secret: fields.secret }),
    required: ["secret"],
    answers: { 200: InvitationSchema },
    errors: [over, throttled],
  }),
  acceptInvitation: adminEndpoint({
    operationId: "acceptInvitation",
    method: "POST",
    path: "/invitation/accept",
    summary: "Choose a password, once; a second factor comes next",
    resource: OWN_ACCOUNT,
    action: "create",
    access: "open",
    input: Type.Object({ secret: fields.secret, name: fields.name, password: fields.newPassword }),
    required: ["secret", "name", "password"],
    answers: { 200: MeSchema },
    errors: [over, throttled, tooBusy, weakPassword],
  }),
} as const;
