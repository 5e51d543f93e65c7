import Type from "typebox";
import { text } from "../request/account-input.ts";
import { visitorEndpoint } from "../endpoint.ts";
import { ContactAnswerSchema } from "../envelope.ts";
import {
  BAD_EMAIL,
  BAD_FORMAT,
  BLANK,
  formErrors,
  formInput,
  NO_CHOICE,
  TOO_LONG,
  UNKNOWN_ENTITY,
} from "./form-errors.ts";

export const contactEndpoints = {
  sendContactMail: visitorEndpoint({
    ...formInput,
    operationId: "sendContactMail",
    path: "/contact-form",
    summary: "Write to the shop",
    input: Type.Object({
      email: text(),
      subject: text(),
      comment: text(),
      salutationId: text(),
      firstName: text(),
      lastName: text(),
      phone: text("as people write it; without a code one of the language's country"),
      slotId: text("the slot of the form gives the answer's text"),
      navigationId: text(),
      entityName: text("category, product or landing_page"),
      cmsPageType: text(),
      attachments: Type.Optional(
        Type.Array(Type.Object({ data: Type.String({ description: "base64 of a JPEG, PNG or WebP" }) }), {
          description: "ours: up to three pictures of 2 MB each",
        }),
      ),
    }),
    // The pictures in base64, and what is written beside them.
    maxBodyBytes: 9 * 1024 * 1024,
    answers: { 200: ContactAnswerSchema },
    errors: formErrors(BLANK, TOO_LONG, BAD_FORMAT, BAD_EMAIL, NO_CHOICE, UNKNOWN_ENTITY),
  }),
} as const;
