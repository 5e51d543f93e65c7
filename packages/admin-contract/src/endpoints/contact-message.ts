import { DateTime, idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { WholeFileSchema } from "../entity/whole-file.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const state = Type.Enum(["open", "answered"]);

const head = {
  id: idSchema(),
  receivedAt: DateTime,
  name: Type.String(),
  email: Type.String({ description: "as it was typed, proven by nobody" }),
  subject: Type.String(),
  state,
  pictureCount: Type.Integer(),
};

const ContactMessageHeadSchema = Type.Object(head, { title: "ContactMessageHead" });

const ContactMessageSchema = Type.Object(
  {
    ...head,
    phone: NullableText,
    message: Type.String(),
    locale: Type.String(),
    pictureIds: Type.Array(idSchema()),
    /** Of the account with this address, if there is one. */
    customerId: nullable(idSchema()),
    answeredAt: nullable(DateTime),
    answeredBy: NullableText,
    version: fields.version,
  },
  { title: "ContactMessage" },
);

export type ContactMessageHead = Static<typeof ContactMessageHeadSchema>;
export type ContactMessage = Static<typeof ContactMessageSchema>;

const pathParams = { id: idParam("Id of the message") } as const;

const step = {
  method: "POST",
  resource: "contact-message",
  action: "change",
  pathParams,
  input: Type.Object({ version: fields.version }),
  required: ["version"],
  answers: { 200: ContactMessageSchema },
  errors: [notFound, changedMeanwhileError],
} as const;

/** What people wrote through the contact form. Answers are written by mail; here stands that there was one, and whose. */
export const contactMessageEndpoints = {
  listContactMessages: adminEndpoint({
    operationId: "listContactMessages",
    method: "GET",
    path: "/contact-message",
    summary: "Messages; searched by name, e-mail, subject and text",
    resource: "contact-message",
    action: "read",
    list: { filters: Type.Object({ state }), sorts: ["-receivedAt"], hasSearch: true },
    answers: { 200: listOf("ContactMessageList", ContactMessageHeadSchema) },
  }),
  readContactMessage: adminEndpoint({
    operationId: "readContactMessage",
    method: "GET",
    path: "/contact-message/{id}",
    summary: "One of them, whole",
    resource: "contact-message",
    action: "read",
    pathParams,
    answers: { 200: ContactMessageSchema },
    errors: [notFound],
  }),
  readContactPicture: adminEndpoint({
    operationId: "readContactPicture",
    method: "GET",
    path: "/contact-message/{id}/picture/{pictureId}",
    summary: "A picture that came with a message",
    resource: "contact-message",
    action: "read",
    pathParams: { ...pathParams, pictureId: idParam("Id of the picture") },
    answers: { 200: WholeFileSchema },
    errors: [notFound],
  }),
  answerContactMessage: adminEndpoint({
    ...step,
    operationId: "answerContactMessage",
    path: "/contact-message/{id}/answered",
    summary: "Note that a message was answered, and by whom",
  }),
  reopenContactMessage: adminEndpoint({
    ...step,
    operationId: "reopenContactMessage",
    path: "/contact-message/{id}/reopen",
    summary: "A message still wants an answer",
  }),
} as const;
