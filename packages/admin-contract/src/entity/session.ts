import { DateTime, idSchema, nullable, NullableText } from "@hearth/contract";
import { staffActions, staffResources } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { sessionStages } from "../admin-endpoint.ts";

export const secondFactors = ["totp", "passkey", "recovery-code"] as const;

export const PermissionsSchema = Type.Partial(
  Type.Object(
    Object.fromEntries(
      staffResources.map((resource) => [resource, Type.Array(Type.Enum([...staffActions]))]),
    ) as Record<(typeof staffResources)[number], ReturnType<typeof actionList>>,
    { additionalProperties: false },
  ),
  { title: "StaffPermissions", additionalProperties: false },
);

function actionList() {
  return Type.Array(Type.Enum([...staffActions]));
}

export const RoleNameSchema = Type.Object(
  {
    key: Type.String({ description: "name of a role every shop has, or id of an own one" }),
    name: Type.String(),
  },
  { title: "RoleName" },
);

export const MeSchema = Type.Object(
  {
    id: idSchema(),
    email: Type.String(),
    name: Type.String(),
    locale: Type.String(),
    role: RoleNameSchema,
    permissions: PermissionsSchema,
    stage: Type.Enum([...sessionStages]),
    factors: Type.Array(Type.Enum([...secondFactors]), {
      description: "what can prove who it is beside the password",
    }),
    recoveryCodesLeft: Type.Integer(),
    provenAt: nullable(DateTime),
  },
  { title: "Me" },
);

export const StaffSessionSchema = Type.Object(
  {
    id: idSchema(),
    browser: NullableText,
    system: NullableText,
    createdAt: DateTime,
    lastUsedAt: DateTime,
    isCurrent: Type.Boolean(),
  },
  { title: "StaffSession" },
);

export const PasskeySchema = Type.Object(
  { id: idSchema(), name: Type.String(), createdAt: DateTime, lastUsedAt: nullable(DateTime) },
  { title: "Passkey" },
);

/** As the browser's own functions take and give them; their library knows the details. */
export const WebAuthnJson = Type.Record(Type.String(), Type.Unknown());

export const EnrolledSchema = Type.Object(
  {
    recoveryCodes: nullable(
      Type.Array(Type.String(), { description: "shown once, with the first second factor" }),
    ),
  },
  { title: "Enrolled" },
);

export type Me = Static<typeof MeSchema>;
export type StaffSession = Static<typeof StaffSessionSchema>;
export type Passkey = Static<typeof PasskeySchema>;
export type SecondFactor = (typeof secondFactors)[number];
