import { idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import {
  cents,
  productFields,
  ProductHeadSchema,
  productNumber,
  ProductSheetSchema,
  stockReasons,
  textFields,
} from "../entity/product.ts";
import { fields } from "../fields.ts";
import { listLimit, listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const { version } = fields;
/** The gate's reasons go with it. */
export const notPublishable = { status: 409, code: "ADMIN__NOT_PUBLISHABLE" } as const;
const numberTaken = { status: 409, code: "ADMIN__NUMBER_TAKEN" } as const;
const refersToNothing = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;

const optional = Object.fromEntries(
  Object.entries(productFields).map(([name, schema]) => [name, Type.Optional(schema)]),
) as { [K in keyof typeof productFields]: ReturnType<typeof Type.Optional<(typeof productFields)[K]>> };

const Prices = Type.Array(
  Type.Object(
    {
      customerGroupId: idSchema(),
      listGrossCents: nullable(cents),
      tiers: Type.Array(
        Type.Object(
          { from: Type.Integer({ minimum: 1, maximum: 100_000 }), grossCents: cents },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 20 },
      ),
    },
    { additionalProperties: false },
  ),
  { maxItems: 20 },
);
export type PriceListFields = Static<typeof Prices>[number];

export const onProduct = {
  resource: "product",
  action: "change",
  pathParams: { id: idParam("Id of the product or variant") },
  answers: { 200: ProductSheetSchema },
} as const;

const filters = Type.Object({
  categoryId: idSchema(),
  manufacturerId: idSchema(),
  state: Type.Enum(["active", "inactive"]),
  availableBelow: Type.Integer({ minimum: 1, maximum: 100_000 }),
});

export const productEndpoints = {
  listProducts: adminEndpoint({
    operationId: "listProducts",
    method: "GET",
    path: "/product",
    summary: "Products and families; searched by number, name and EAN, their variants' too",
    resource: "product",
    action: "read",
    list: {
      filters,
      sorts: ["number", "name", "createdAt"],
      hasSearch: true,
    },
    answers: { 200: listOf("ProductList", ProductHeadSchema) },
  }),
  exportPrices: adminEndpoint({
    operationId: "exportPrices",
    method: "POST",
    path: "/product/price-export",
    summary:
      "Prices of all products and variants a list would show, by number, as a price file has them; piece by piece, so that no shop is too large",
    resource: "product",
    action: "read",
    input: Type.Object({
      filter: Type.Optional(Type.Partial(filters, { additionalProperties: false })),
      search: Type.Optional(Type.String({ maxLength: listLimit.search })),
      after: Type.Optional(Type.String({ maxLength: 100, description: "`next` of the piece before" })),
    }),
    answers: {
      200: Type.Object(
        {
          items: Type.Array(
            Type.Object(
              {
                number: Type.String(),
                name: NullableText,
                grossCents: cents,
                listGrossCents: nullable(cents),
              },
              { title: "ExportedPrice" },
            ),
          ),
          next: Type.Union([Type.String(), Type.Null()], { description: "null: that was all" }),
        },
        { title: "PriceExport" },
      ),
    },
  }),
  readProduct: adminEndpoint({
    ...onProduct,
    operationId: "readProduct",
    method: "GET",
    path: "/product/{id}",
    summary: "A product in every language, with prices, stock, pictures and what keeps it from being sold",
    action: "read",
    errors: [notFound],
  }),
  createProduct: adminEndpoint({
    operationId: "createProduct",
    method: "POST",
    path: "/product",
    summary: "A product that nobody sees yet",
    resource: "product",
    action: "create",
    input: Type.Object({ number: productNumber, name: textFields.name, ...optional }),
    required: ["number", "name", "taxId"],
    answers: { 201: ProductSheetSchema },
    errors: [numberTaken, refersToNothing],
  }),
  createVariant: adminEndpoint({
    ...onProduct,
    operationId: "createVariant",
    method: "POST",
    path: "/product/{id}/variant",
    summary: "A variant of a product, chosen by options; nobody sees it yet",
    action: "create",
    input: Type.Object({
      version,
      number: productNumber,
      optionIds: Type.Array(idSchema(), { minItems: 1, maxItems: 6, uniqueItems: true }),
    }),
    required: ["version", "number", "optionIds"],
    answers: { 201: ProductSheetSchema },
    errors: [
      notFound,
      changedMeanwhileError,
      numberTaken,
      notPublishable,
      refersToNothing,
      { status: 409, code: "ADMIN__VARIANT_TAKEN" },
    ],
  }),
  changeProduct: adminEndpoint({
    ...onProduct,
    operationId: "changeProduct",
    method: "PATCH",
    path: "/product/{id}",
    summary: "What is the same in every language; what is not named stays",
    input: Type.Object({ version, number: Type.Optional(productNumber), ...optional }),
    required: ["version"],
    errors: [notFound, changedMeanwhileError, numberTaken, notPublishable, refersToNothing],
  }),
  changeProductText: adminEndpoint({
    ...onProduct,
    operationId: "changeProductText",
    method: "PUT",
    path: "/product/{id}/text",
    summary: "All that is said about a product in one language",
    input: Type.Object({
      version,
      locale: fields.locale,
      ...textFields,
      customFields: Type.Optional(textFields.customFields),
    }),
    required: ["version", "locale"],
    errors: [notFound, changedMeanwhileError, notPublishable, refersToNothing],
  }),
  changeProductPrices: adminEndpoint({
    ...onProduct,
    operationId: "changeProductPrices",
    method: "PUT",
    path: "/product/{id}/price",
    summary: "All prices of a product; a variant without any costs what its family costs",
    needsKey: true,
    input: Type.Object({ version, prices: Prices }),
    required: ["version", "prices"],
    errors: [notFound, changedMeanwhileError, notPublishable, refersToNothing],
  }),
  changeProductPictures: adminEndpoint({
    ...onProduct,
    operationId: "changeProductPictures",
    method: "PUT",
    path: "/product/{id}/picture",
    summary: "Pictures of a product from those the shop has, the cover first",
    input: Type.Object({
      version,
      mediaIds: Type.Array(idSchema(), { maxItems: 50, uniqueItems: true }),
    }),
    required: ["version", "mediaIds"],
    errors: [notFound, changedMeanwhileError, notPublishable, refersToNothing],
  }),
  moveStock: adminEndpoint({
    ...onProduct,
    operationId: "moveStock",
    method: "POST",
    path: "/product/{id}/stock-movement",
    summary: "Pieces that came or went, and why; two at once add up",
    needsKey: true,
    input: Type.Object({
      pieces: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
      reason: Type.Enum([...stockReasons]),
      note: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    required: ["pieces", "reason"],
    errors: [
      notFound,
      refersToNothing,
      { status: 409, code: "ADMIN__STOCK_TOO_LOW" },
      { status: 409, code: "ADMIN__HAS_VARIANTS" },
    ],
  }),
} as const;
