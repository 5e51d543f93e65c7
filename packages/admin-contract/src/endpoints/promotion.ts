import { DateTime, idSchema } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { productNumber } from "../entity/product.ts";
import {
  DiscountFields,
  PromotionCodeSchema,
  promotionFields,
  PromotionSchema,
  PromotionTrialSchema,
} from "../entity/promotion.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const codeTaken = { status: 409, code: "ADMIN__CODE_TAKEN" } as const;
/** `reason` says what is wrong with the field. */
const refused = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;
const pathParams = { id: idParam("Id of the promotion") } as const;
const written = {
  ...promotionFields,
  discounts: Type.Array(DiscountFields, { minItems: 1, maxItems: 10 }),
} as const;
const WrittenPromotion = Type.Object(written);
const required = Object.keys(written).filter(
  (name) =>
    !["validFrom", "validUntil", "code", "maxRedemptions", "maxRedemptionsPerCustomer"].includes(name),
);

export type PromotionFields = Static<typeof WrittenPromotion>;

export const promotionEndpoints = {
  listPromotions: adminEndpoint({
    operationId: "listPromotions",
    method: "GET",
    path: "/promotion",
    summary: "Promotions, searched by name and code",
    resource: "promotion",
    action: "read",
    list: {
      filters: Type.Object({
        state: Type.Enum(["active", "inactive"]),
        codeType: promotionFields.codeType,
      }),
      sorts: ["-priority", "code"],
      hasSearch: true,
    },
    answers: { 200: listOf("PromotionList", PromotionSchema) },
  }),
  readPromotion: adminEndpoint({
    operationId: "readPromotion",
    method: "GET",
    path: "/promotion/{id}",
    summary: "A promotion with its conditions, discounts and how often it was redeemed",
    resource: "promotion",
    action: "read",
    pathParams,
    answers: { 200: PromotionSchema },
    errors: [notFound],
  }),
  createPromotion: adminEndpoint({
    operationId: "createPromotion",
    method: "POST",
    path: "/promotion",
    summary: "A new promotion",
    resource: "promotion",
    action: "create",
    needsKey: true,
    input: WrittenPromotion,
    required,
    answers: { 201: PromotionSchema },
    errors: [codeTaken, refused],
  }),
  changePromotion: adminEndpoint({
    operationId: "changePromotion",
    method: "PUT",
    path: "/promotion/{id}",
    summary: "Other terms; how it is asked for stays",
    resource: "promotion",
    action: "change",
    needsKey: true,
    pathParams,
    input: Type.Object({ ...written, version: fields.version }),
    required: [...required, "version"],
    answers: { 200: PromotionSchema },
    errors: [notFound, changedMeanwhileError, codeTaken, refused],
  }),
  listPromotionCodes: adminEndpoint({
    operationId: "listPromotionCodes",
    method: "GET",
    path: "/promotion/{id}/code",
    summary: "Codes that open a promotion once each",
    resource: "promotion",
    // Whoever knows a code can spend it.
    action: "read",
    pathParams,
    list: {
      filters: Type.Object({ state: Type.Enum(["open", "redeemed"]) }),
      sorts: ["code"],
      hasSearch: true,
    },
    answers: { 200: listOf("PromotionCodeList", PromotionCodeSchema) },
    errors: [notFound],
  }),
  createPromotionCodes: adminEndpoint({
    operationId: "createPromotionCodes",
    method: "POST",
    path: "/promotion/{id}/code",
    summary: "Codes for one person each",
    resource: "promotion",
    action: "create",
    needsKey: true,
    pathParams,
    input: Type.Object({ count: Type.Integer({ minimum: 1, maximum: 1000 }) }),
    required: ["count"],
    answers: { 201: Type.Object({ codes: Type.Array(Type.String()) }, { title: "NewPromotionCodes" }) },
    errors: [notFound, refused],
  }),
  tryPromotions: adminEndpoint({
    operationId: "tryPromotions",
    method: "POST",
    path: "/promotion-trial",
    summary: "What a cart would pay, and why promotions do not apply: by the rules of every cart",
    resource: "promotion",
    action: "read",
    input: Type.Object({
      lines: Type.Array(
        Type.Object({ number: productNumber, quantity: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
        { minItems: 1, maxItems: 100 },
      ),
      codes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 10 })),
      customerGroupId: Type.Optional(idSchema()),
      countryId: Type.Optional(idSchema()),
      zipcode: Type.Optional(Type.String({ maxLength: 16 })),
      isFirstOrder: Type.Optional(Type.Boolean()),
      at: Type.Optional(DateTime),
    }),
    required: ["lines"],
    answers: { 200: PromotionTrialSchema },
    errors: [refused],
  }),
} as const;
