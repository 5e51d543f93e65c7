import { nullable } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import { fields } from "../../fields.ts";
import { notFound } from "../../shared-errors.ts";
import { changesSetting, readsSettings } from "./setting-endpoint.ts";

const id = Type.String({ description: "what the mail is about, for example order-placed" });
const subject = Type.String({ minLength: 1, maxLength: 120, pattern: "^[^\\r\\n]+$" });
const intro = Type.String({ minLength: 1, maxLength: 2000 });

/** Null: the shop's own words. */
const own = { subject: nullable(subject), intro: nullable(intro) };
const WordsFields = Type.Object(
  { locale: fields.locale, ...own },
  { title: "MailWordsFields", additionalProperties: false },
);

const HeadSchema = Type.Object(
  {
    id,
    subjects: Type.Array(Type.Object({ locale: fields.locale, subject: Type.String() })),
    /** Languages in which staff wrote something. */
    ownLocales: Type.Array(fields.locale),
  },
  { title: "MailTemplateHead" },
);

const SheetSchema = Type.Object(
  {
    id,
    /** It belongs to a contract, and the law has something to say about it. */
    isAboutContract: Type.Boolean(),
    /** What may stand in braces. */
    placeholders: Type.Object({ subject: Type.Array(Type.String()), intro: Type.Array(Type.String()) }),
    texts: Type.Array(
      Type.Object(
        {
          locale: fields.locale,
          ...own,
          shopSubject: Type.String(),
          shopIntro: Type.String(),
        },
        { title: "MailWords" },
      ),
    ),
    version: fields.version,
  },
  { title: "MailTemplateSheet" },
);

const PreviewSchema = Type.Object(
  { subject: Type.String(), html: Type.String(), text: Type.String() },
  { title: "MailPreview" },
);

export type MailWordsForm = Static<typeof WordsFields>;
export type MailTemplateHead = Static<typeof HeadSchema>;
export type MailTemplateSheet = Static<typeof SheetSchema>;
export type MailPreview = Static<typeof PreviewSchema>;

/** `reason` says what is wrong with the field. */
const refused = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;
/** Any word: one that is no mail is not there. */
const onTemplate = { pathParams: { id: idParam("Which mail", "^[a-z0-9-]{1,40}$") } } as const;

export const mailTemplateEndpoints = {
  listMailTemplates: adminEndpoint({
    ...readsSettings,
    operationId: "listMailTemplates",
    path: "/mail-template",
    summary: "All mails the shop sends by itself",
    answers: { 200: Type.Object({ templates: Type.Array(HeadSchema) }, { title: "MailTemplates" }) },
  }),
  readMailTemplate: adminEndpoint({
    ...readsSettings,
    ...onTemplate,
    operationId: "readMailTemplate",
    path: "/mail-template/{id}",
    summary: "Subject and first words of a mail in every language, the shop's own and staff's",
    answers: { 200: SheetSchema },
    errors: [notFound],
  }),
  previewMail: adminEndpoint({
    ...readsSettings,
    ...onTemplate,
    operationId: "previewMail",
    method: "POST",
    path: "/mail-template/{id}/preview",
    summary: "The mail with these words and sample data; nothing is changed",
    input: Type.Object({
      locale: fields.locale,
      subject: Type.Optional(own.subject),
      intro: Type.Optional(own.intro),
    }),
    required: ["locale"],
    answers: { 200: PreviewSchema },
    errors: [notFound, refused],
  }),
  changeMailTemplate: adminEndpoint({
    ...changesSetting,
    ...onTemplate,
    operationId: "changeMailTemplate",
    path: "/mail-template/{id}",
    summary: "Other words from the next mail on; null goes back to the shop's own",
    input: Type.Object({ version: fields.version, texts: Type.Array(WordsFields, { maxItems: 10 }) }),
    required: ["version", "texts"],
    answers: { 200: SheetSchema },
  }),
  sendTestMail: adminEndpoint({
    ...changesSetting,
    ...onTemplate,
    operationId: "sendTestMail",
    method: "POST",
    path: "/mail-template/{id}/test",
    summary: "The mail as it is kept, with sample data, to whoever asks",
    input: Type.Object({ locale: fields.locale }),
    required: ["locale"],
    answers: { 204: null },
    errors: [notFound, refused],
  }),
} as const;
