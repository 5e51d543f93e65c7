import { idSchema, nullable } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../admin-endpoint.ts";
import { fields } from "../fields.ts";

const closed = { additionalProperties: false } as const;
const line = Type.String({ minLength: 1, maxLength: 120 });

const MakerFields = {
  name: line,
  street: line,
  zip: Type.String({ minLength: 1, maxLength: 12 }),
  city: line,
  country: Type.String({
    pattern: "^[A-Z]{2}$",
    description: "a maker outside the Union names who is responsible in it",
  }),
  email: fields.email,
  weee: Type.String({ maxLength: 30, description: "like DE 12345678; may be empty" }),
  mediaId: nullable(idSchema()),
  descriptions: Type.Array(
    Type.Object(
      { locale: fields.locale, text: Type.String({ minLength: 1, maxLength: 5000 }) },
      { title: "MakerDescription", ...closed },
    ),
    { maxItems: 3 },
  ),
};
const MakerSchema = Type.Object({ id: idSchema(), ...MakerFields }, { title: "Maker" });

export type Maker = Static<typeof MakerSchema>;

/** Who made it: every offer names them (Art. 19 GPSR). Makers of files stay the files'. */
export const manufacturerEndpoints = {
  createManufacturer: adminEndpoint({
    operationId: "createManufacturer",
    method: "POST",
    path: "/manufacturer",
    summary: "Somebody who makes goods, with the address the law wants beside them",
    resource: "product",
    action: "create",
    input: Type.Object({
      ...MakerFields,
      weee: Type.Optional(MakerFields.weee),
      mediaId: Type.Optional(MakerFields.mediaId),
    }),
    required: ["name", "street", "zip", "city", "country", "email", "descriptions"],
    answers: { 201: MakerSchema },
    errors: [{ status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" }],
  }),
} as const;
