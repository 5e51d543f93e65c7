import Type from "typebox";
import { adminEndpoint } from "../admin-endpoint.ts";
import { fields } from "../fields.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";
import { notPublishable, onProduct } from "./product.ts";

const { version } = fields;

/** On sale, off sale, or gone before it ever was. */
export const productSaleEndpoints = {
  publishProduct: adminEndpoint({
    ...onProduct,
    operationId: "publishProduct",
    method: "POST",
    path: "/product/{id}/publish",
    summary: "Sell a product, if the publish gate has nothing against it",
    input: Type.Object({ version }),
    required: ["version"],
    errors: [notFound, changedMeanwhileError, notPublishable],
  }),
  removeDraft: adminEndpoint({
    ...onProduct,
    operationId: "removeDraft",
    method: "DELETE",
    path: "/product/{id}",
    summary: "Remove a product that was never published and never ordered, with its variants",
    action: "remove",
    input: Type.Object({ version }),
    required: ["version"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError, { status: 409, code: "ADMIN__WRONG_STATE" }],
  }),
  withdrawProduct: adminEndpoint({
    ...onProduct,
    operationId: "withdrawProduct",
    method: "POST",
    path: "/product/{id}/withdraw",
    summary: "Sell a product no longer",
    input: Type.Object({ version }),
    required: ["version"],
    errors: [notFound, changedMeanwhileError, notPublishable],
  }),
} as const;
