import Type from "typebox";
import { cartLimit } from "../checkout/cart-limit.ts";
import { readEndpoint } from "../endpoint.ts";
import { taxDeclarations } from "../entity/cart/cart-extensions.ts";
import { CartSchema } from "../entity/cart/cart.ts";
import { LineItemChangeSchema, LineItemIdSchema, LineItemInputSchema } from "../checkout/line-item-input.ts";
import { nullable } from "../schema/schema-parts.ts";
import { badParameter, missingParameter } from "./shared-errors.ts";

const ofSession = { alsoGet: false, cache: "session" } as const;
const cartAnswer = { criteria: ["includes"], answers: { 200: CartSchema } } as const;

const lines = <T extends typeof LineItemInputSchema | typeof LineItemChangeSchema>(line: T) =>
  Type.Object({ items: Type.Array(line, { maxItems: cartLimit.itemsPerRequest }) });

const LineIds = Type.Object({
  ids: Type.Array(LineItemIdSchema, { minItems: 1, maxItems: cartLimit.itemsPerRequest }),
});

const BAD_QUANTITY = "CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY";
const BAD_PAYLOAD = "CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD";
const BAD_TYPE = "CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED";

const lineNotFound = { status: 404, code: "CHECKOUT__CART_LINE_ITEM_NOT_FOUND" } as const;

const changeErrors = [
  badParameter,
  missingParameter,
  { status: 400, code: BAD_QUANTITY },
  { status: 400, code: BAD_PAYLOAD },
  { status: 403, code: "CHECKOUT__INSUFFICIENT_PERMISSION" },
] as const;

const removal = {
  ...ofSession,
  ...cartAnswer,
  input: LineIds,
  required: ["ids"],
  errors: [badParameter, missingParameter, lineNotFound],
} as const;

export const cartEndpoints = {
  readCart: readEndpoint({
    ...ofSession,
    ...cartAnswer,
    operationId: "readCart",
    method: "GET",
    path: "/checkout/cart",
    summary: "The cart of the session; an unknown one is empty",
    input: Type.Object({
      taxed: Type.Optional(Type.Boolean({ description: "no effect: taxes are always calculated" })),
    }),
    errors: [badParameter],
  }),
  deleteCart: readEndpoint({
    ...ofSession,
    operationId: "deleteCart",
    method: "DELETE",
    path: "/checkout/cart",
    summary: "Empty the cart, promotion codes included",
    answers: { 204: null },
    errors: [badParameter],
  }),
  addLineItem: readEndpoint({
    ...ofSession,
    ...cartAnswer,
    operationId: "addLineItem",
    path: "/checkout/cart/line-item",
    summary: "Add lines and promotion codes; a known id adds to the quantity",
    input: lines(LineItemInputSchema),
    required: ["items"],
    badParts: { type: BAD_TYPE, quantity: BAD_QUANTITY, payload: BAD_PAYLOAD },
    errors: [
      ...changeErrors,
      { status: 400, code: BAD_TYPE },
      { status: 409, code: "CHECKOUT__CART_MIXED_LINE_ITEM_TYPE" },
      { status: 429, code: "HEARTH__TOO_MANY_CODES" },
    ],
  }),
  updateLineItem: readEndpoint({
    ...ofSession,
    ...cartAnswer,
    operationId: "updateLineItem",
    method: "PATCH",
    path: "/checkout/cart/line-item",
    summary: "Set quantities",
    input: lines(LineItemChangeSchema),
    required: ["items"],
    badParts: { quantity: BAD_QUANTITY, payload: BAD_PAYLOAD },
    errors: [...changeErrors, { status: 400, code: "CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE" }, lineNotFound],
  }),
  removeLineItem: readEndpoint({
    ...removal,
    operationId: "removeLineItem",
    path: "/checkout/cart/line-item/delete",
    summary: "Remove lines",
  }),
  removeLineItemDeprecated: readEndpoint({
    ...removal,
    operationId: "removeLineItemDeprecated",
    method: "DELETE",
    path: "/checkout/cart/line-item",
    summary: "Remove lines, ids in the query or the body; POST is surer, bodies of DELETE get lost",
  }),
  updateCartDetails: readEndpoint({
    ...ofSession,
    ...cartAnswer,
    operationId: "updateCartDetails",
    method: "PATCH",
    path: "/hearth/checkout/cart",
    summary: "Ours: postcode for the estimate, tax declaration, comment",
    input: Type.Object({
      zipcode: Type.Optional(
        nullable(Type.String({ pattern: `^[0-9A-Za-z -]{0,${cartLimit.zipcodeLength}}$` })),
      ),
      taxDeclaration: Type.Optional(Type.Enum(taxDeclarations)),
      customerComment: Type.Optional(nullable(Type.String({ maxLength: cartLimit.commentLength }))),
    }),
    errors: [badParameter],
  }),
} as const;
