import Type, { type Static } from "typebox";
import { idSchema, type LanguageId } from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  nullable,
  NullableText,
  relation,
  translated,
} from "../../schema/schema-parts.ts";

const LocaleSchema = answerObject("Locale", "locale", {
  id: idSchema(),
  code: Type.String({ description: "such as de-DE" }),
  name: NullableText,
  territory: NullableText,
  translated: translated({ name: NullableText, territory: NullableText }),
});

export const LanguageSchema = answerObject("Language", "language", {
  id: idSchema<LanguageId>(),
  parentId: nullable(idSchema<LanguageId>()),
  localeId: idSchema(),
  translationCodeId: idSchema(),
  name: Type.String(),
  translationCode: LocaleSchema,
  locale: relation(LocaleSchema),
  customFields: CustomFields,
});

export type Locale = Static<typeof LocaleSchema>;
export type Language = Static<typeof LanguageSchema>;
