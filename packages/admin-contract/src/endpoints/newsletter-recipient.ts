import { DateTime, idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { listOf } from "../list.ts";
import { notFound } from "../shared-errors.ts";

/** `notSet`: asked for, and not confirmed yet. */
const status = Type.Enum(["notSet", "optIn", "optOut", "direct"]);

const NewsletterRecipientSchema = Type.Object(
  {
    id: idSchema(),
    email: Type.String(),
    name: NullableText,
    status,
    locale: Type.String(),
    requestedAt: DateTime,
    confirmedAt: nullable(DateTime),
  },
  { title: "AdminNewsletterRecipient" },
);

export type AdminNewsletterRecipient = Static<typeof NewsletterRecipientSchema>;

/** Nobody is put on the list by staff: only the link of a mail does that. */
export const newsletterRecipientEndpoints = {
  listNewsletterRecipients: adminEndpoint({
    operationId: "listNewsletterRecipients",
    method: "GET",
    path: "/newsletter-recipient",
    summary: "Who gets the newsletter, asked for it or left; searched by e-mail",
    resource: "newsletter-recipient",
    action: "read",
    list: {
      filters: Type.Object({ status }),
      sorts: ["-requestedAt", "email", "confirmedAt"],
      hasSearch: true,
    },
    answers: { 200: listOf("NewsletterRecipientList", NewsletterRecipientSchema) },
  }),
  unsubscribeRecipient: adminEndpoint({
    operationId: "unsubscribeRecipient",
    method: "POST",
    path: "/newsletter-recipient/{id}/unsubscribe",
    summary: "They get no newsletter any more; of a request that nobody confirmed nothing is left",
    resource: "newsletter-recipient",
    action: "change",
    pathParams: { id: idParam("Id of the recipient") },
    answers: { 204: null },
    errors: [notFound],
  }),
} as const;
