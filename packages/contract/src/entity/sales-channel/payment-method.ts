import Type, { type Static } from "typebox";
import { idSchema, type MediaId, type PaymentMethodId } from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  nullable,
  NullableText,
  relation,
  translated,
} from "../../schema/schema-parts.ts";
import { MediaSchema } from "../content/media.ts";

export const PaymentMethodSchema = answerObject("PaymentMethod", "payment_method", {
  id: idSchema<PaymentMethodId>(),
  technicalName: Type.String(),
  name: NullableText,
  distinguishableName: NullableText,
  shortName: NullableText,
  description: NullableText,
  position: Type.Integer(),
  active: Type.Boolean(),
  afterOrderEnabled: Type.Boolean(),
  mediaId: nullable(idSchema<MediaId>()),
  media: relation(MediaSchema),
  customFields: CustomFields,
  translated: translated({
    name: NullableText,
    distinguishableName: NullableText,
    description: NullableText,
    customFields: CustomFields,
  }),
});

export type PaymentMethod = Static<typeof PaymentMethodSchema>;
