import { idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { cents } from "../entity/product.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const closed = { additionalProperties: false } as const;
const ids = Type.Array(idSchema(), { maxItems: 50, uniqueItems: true });

/** Every condition that says something has to hold; of several ids one is enough. */
const StreamRuleSchema = Type.Object(
  {
    categoryIds: ids,
    manufacturerIds: ids,
    optionIds: ids,
    minPriceCents: nullable(cents),
    maxPriceCents: nullable(cents),
    isTopseller: nullable(Type.Boolean()),
    isNew: nullable(Type.Boolean()),
  },
  { title: "StreamRule", ...closed },
);
const names = Type.Array(
  Type.Object(
    { locale: fields.locale, name: Type.String({ minLength: 1, maxLength: 120 }) },
    { title: "StreamName", ...closed },
  ),
  { minItems: 1, maxItems: 10, description: "with one in the shop's own language" },
);

const head = {
  id: idSchema(),
  name: NullableText,
  uses: Type.Integer({ minimum: 0 }),
  version: fields.version,
};
const StreamHeadSchema = Type.Object(head, { title: "StreamHead" });
const StreamSheetSchema = Type.Object(
  {
    ...head,
    names: Type.Array(names.items),
    rule: StreamRuleSchema,
    places: Type.Array(
      Type.Object(
        { kind: Type.Enum(["category", "product", "content"]), id: idSchema(), name: NullableText },
        { title: "StreamPlace", description: "`content`: id of the page" },
      ),
    ),
  },
  { title: "StreamSheet" },
);
const StreamTrialSchema = Type.Object(
  {
    products: Type.Integer({ minimum: 0 }),
    first: Type.Array(
      Type.Object(
        { id: idSchema(), number: Type.String(), name: NullableText, grossCents: cents },
        { title: "StreamProduct" },
      ),
    ),
  },
  { title: "StreamTrial", description: "`first`: some of them, by number" },
);

export type StreamHead = Static<typeof StreamHeadSchema>;
export type StreamSheet = Static<typeof StreamSheetSchema>;
export type StreamTrial = Static<typeof StreamTrialSchema>;
export type StreamRuleForm = Static<typeof StreamRuleSchema>;

const input = { names, rule: StreamRuleSchema };
const refused = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;
const pathParams = { id: idParam("Id of the stream") } as const;

/** Rules that choose products by themselves: for categories, strips of products and recommendations of a product. */
export const productStreamEndpoints = {
  listProductStreams: adminEndpoint({
    operationId: "listProductStreams",
    method: "GET",
    path: "/product-stream",
    summary: "Streams of products, and at how many places they are shown",
    resource: "product-stream",
    action: "read",
    list: {
      filters: Type.Object({ use: Type.Enum(["used", "unused"]) }),
      sorts: ["name", "uses"],
      hasSearch: true,
    },
    answers: { 200: listOf("StreamList", StreamHeadSchema) },
  }),
  readProductStream: adminEndpoint({
    operationId: "readProductStream",
    method: "GET",
    path: "/product-stream/{id}",
    summary: "A stream, its conditions and where it is shown",
    resource: "product-stream",
    action: "read",
    pathParams,
    answers: { 200: StreamSheetSchema },
    errors: [notFound],
  }),
  tryProductStream: adminEndpoint({
    operationId: "tryProductStream",
    method: "POST",
    path: "/product-stream-trial",
    summary: "Which products these conditions choose, by the rule of the shop itself",
    resource: "product-stream",
    action: "read",
    input: Type.Object({ rule: StreamRuleSchema }),
    required: ["rule"],
    answers: { 200: StreamTrialSchema },
  }),
  createProductStream: adminEndpoint({
    operationId: "createProductStream",
    method: "POST",
    path: "/product-stream",
    summary: "A stream; it can be shown as soon as the read models know it",
    resource: "product-stream",
    action: "create",
    input: Type.Object(input),
    required: ["names", "rule"],
    answers: { 201: StreamSheetSchema },
    errors: [refused],
  }),
  changeProductStream: adminEndpoint({
    operationId: "changeProductStream",
    method: "PUT",
    path: "/product-stream/{id}",
    summary: "Other names or conditions; every place follows",
    resource: "product-stream",
    action: "change",
    pathParams,
    input: Type.Object({ ...input, version: fields.version }),
    required: ["names", "rule", "version"],
    answers: { 200: StreamSheetSchema },
    errors: [notFound, changedMeanwhileError, refused],
  }),
  removeProductStream: adminEndpoint({
    operationId: "removeProductStream",
    method: "DELETE",
    path: "/product-stream/{id}",
    summary: "Remove a stream that is shown nowhere",
    resource: "product-stream",
    action: "remove",
    pathParams,
    input: Type.Object({ version: fields.version }),
    required: ["version"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError, { status: 409, code: "ADMIN__STILL_IN_USE" }],
  }),
} as const;
