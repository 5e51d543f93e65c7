import { DateTime, idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { cents } from "../entity/product.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const MAX_PRODUCTS = 10_000;
const rowStates = ["waiting", "applied", "refused", "undone", "kept"] as const;
const count = Type.Integer({ minimum: 0 });
const kind = Type.Enum(["price", "active"]);
const state = Type.Enum(["checked", "applying", "applied", "undoing", "undone"]);

const BulkChangeSchema = Type.Object(
  {
    id: idSchema(),
    kind,
    state,
    staff: Type.String(),
    createdAt: DateTime,
    rows: Type.Object({ waiting: count, applied: count, refused: count, undone: count, kept: count }),
    version: fields.version,
  },
  { title: "BulkChange", description: "`rows` tells how far it is" },
);

const Value = Type.Object(
  {
    grossCents: Type.Optional(cents),
    listGrossCents: Type.Optional(nullable(cents)),
    isActive: Type.Optional(Type.Boolean()),
  },
  { title: "BulkChangeValue" },
);
const BulkChangeRowSchema = Type.Object(
  {
    line: count,
    number: Type.String(),
    productId: nullable(idSchema()),
    before: nullable(Value),
    after: nullable(Value),
    state: Type.Enum([...rowStates]),
    problem: NullableText,
  },
  { title: "BulkChangeRow" },
);

export type BulkChange = Static<typeof BulkChangeSchema>;
export type BulkChangeRow = Static<typeof BulkChangeRowSchema>;

const productIds = Type.Array(idSchema(), { minItems: 1, maxItems: MAX_PRODUCTS, uniqueItems: true });
const prepared = {
  method: "POST",
  resource: "product",
  action: "change",
  maxBodyBytes: 1024 * 1024,
  answers: { 201: BulkChangeSchema },
  errors: [{ status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" }],
} as const;
const pathParams = { id: idParam("Id of the bulk change") } as const;
const done = {
  method: "POST",
  resource: "product",
  action: "change",
  needsKey: true,
  pathParams,
  input: Type.Object({ version: fields.version }),
  required: ["version"],
  answers: { 200: BulkChangeSchema },
  errors: [notFound, changedMeanwhileError, { status: 409, code: "ADMIN__WRONG_STATE" }],
} as const;

export const bulkChangeEndpoints = {
  listBulkChanges: adminEndpoint({
    operationId: "listBulkChanges",
    method: "GET",
    path: "/bulk-change",
    summary: "Changes of many products, the newest first",
    resource: "product",
    action: "read",
    list: { filters: Type.Object({ kind, state }), sorts: ["-createdAt"], hasSearch: false },
    answers: { 200: listOf("BulkChangeList", BulkChangeSchema) },
  }),
  readBulkChange: adminEndpoint({
    operationId: "readBulkChange",
    method: "GET",
    path: "/bulk-change/{id}",
    summary: "How far a change of many products is",
    resource: "product",
    action: "read",
    pathParams,
    answers: { 200: BulkChangeSchema },
    errors: [notFound],
  }),
  listBulkChangeRows: adminEndpoint({
    operationId: "listBulkChangeRows",
    method: "GET",
    path: "/bulk-change/{id}/row",
    summary: "What becomes of each product, and why it does not",
    resource: "product",
    action: "read",
    pathParams,
    list: {
      filters: Type.Object({ state: Type.Enum([...rowStates]) }),
      sorts: ["line"],
      hasSearch: true,
    },
    answers: { 200: listOf("BulkChangeRowList", BulkChangeRowSchema) },
    errors: [notFound],
  }),
  preparePriceImport: adminEndpoint({
    ...prepared,
    operationId: "preparePriceImport",
    path: "/bulk-change/price-import",
    summary: "Prices from a file, `number;price;list price` a line: what would change, and nothing yet",
    input: Type.Object({
      csv: Type.Optional(Type.String({ minLength: 1, maxLength: 900_000 })),
      xlsx: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 900_000,
          pattern: "^[A-Za-z0-9+/]+={0,2}$",
          description: "a workbook with one sheet, in base64, in place of `csv`",
        }),
      ),
    }),
  }),
  preparePriceChange: adminEndpoint({
    ...prepared,
    operationId: "preparePriceChange",
    path: "/bulk-change/price",
    summary:
      "Prices of a selection by a share, in hundredths of a percent: what would change, and nothing yet",
    input: Type.Object({ productIds, share: Type.Integer({ minimum: -9000, maximum: 100_000 }) }),
    required: ["productIds", "share"],
  }),
  prepareActiveChange: adminEndpoint({
    ...prepared,
    operationId: "prepareActiveChange",
    path: "/bulk-change/active",
    summary: "Publish or withdraw a selection: what would change, and nothing yet",
    input: Type.Object({ productIds, isActive: Type.Boolean() }),
    required: ["productIds", "isActive"],
  }),
  applyBulkChange: adminEndpoint({
    ...done,
    operationId: "applyBulkChange",
    path: "/bulk-change/{id}/apply",
    summary: "Let the worker do it",
  }),
  undoBulkChange: adminEndpoint({
    ...done,
    operationId: "undoBulkChange",
    path: "/bulk-change/{id}/undo",
    summary: "Let the worker take it back; what somebody changed since stays",
  }),
} as const;
