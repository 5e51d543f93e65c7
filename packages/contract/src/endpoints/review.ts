import Type from "typebox";
import { text } from "../request/account-input.ts";
import { idParam, visitorEndpoint } from "../endpoint.ts";
import {
  BAD_FORMAT,
  BLANK,
  formErrors,
  formInput,
  TOO_LONG,
  TOO_SHORT,
  UNKNOWN_ENTITY,
} from "./form-errors.ts";
import { badId, notLoggedIn } from "./shared-errors.ts";

export const reviewEndpoints = {
  saveProductReview: visitorEndpoint({
    ...formInput,
    operationId: "saveProductReview",
    path: "/product/{productId}/review",
    summary: "Review a product, once; staff approve it before others see it",
    login: "customer",
    pathParams: { productId: idParam("Id of the product") },
    input: Type.Object({
      title: text(),
      content: text(),
      points: Type.Optional(Type.Integer({ description: "1 to 5" })),
      name: text("shown with the review; the first name if missing"),
      email: text("ignored, the customer's own is kept"),
      id: text("an own review to change"),
    }),
    answers: { 204: null },
    errors: [
      badId,
      ...formErrors(
        BLANK,
        TOO_SHORT,
        TOO_LONG,
        BAD_FORMAT,
        "VIOLATION::TOO_LOW_ERROR",
        "VIOLATION::TOO_HIGH_ERROR",
        "VIOLATION::ENTITY_EXISTS",
        UNKNOWN_ENTITY,
      ),
      notLoggedIn,
      { status: 404, code: "CONTENT__PRODUCT_NOT_FOUND" },
    ],
  }),
} as const;
