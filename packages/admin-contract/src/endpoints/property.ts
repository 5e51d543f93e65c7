import { idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const closed = { additionalProperties: false } as const;
const name = Type.String({ minLength: 1, maxLength: 120 });
const count = Type.Integer({ minimum: 0 });

const PropertyText = Type.Object(
  {
    locale: fields.locale,
    name,
    unit: nullable(Type.String({ minLength: 1, maxLength: 20, description: "of every option, like kW" })),
  },
  { title: "PropertyText", ...closed },
);
const OptionName = Type.Object({ locale: fields.locale, name }, { title: "PropertyOptionName", ...closed });

const said = {
  texts: Type.Array(PropertyText, { minItems: 1, maxItems: 10, description: "one for each language" }),
  isFilter: Type.Boolean({ description: "lists can be narrowed by it" }),
  isShown: Type.Boolean({ description: "among the facts of a product's page" }),
  sorting: Type.Enum(["position", "alphanumeric"]),
  position: Type.Integer({ minimum: 0, maximum: 10_000 }),
};
const head = {
  id: idSchema(),
  name: NullableText,
  unit: NullableText,
  isFilter: said.isFilter,
  position: Type.Integer(),
  options: count,
  version: fields.version,
};
const PropertyHeadSchema = Type.Object(head, { title: "PropertyHead" });
const PropertySheetSchema = Type.Object(
  {
    id: idSchema(),
    ...said,
    position: Type.Integer(),
    texts: Type.Array(Type.Object({ ...PropertyText.properties, name: Type.String() })),
    options: Type.Array(
      Type.Object(
        { id: idSchema(), names: Type.Array(OptionName), products: count },
        { title: "AdminPropertyOption", description: "`products` have it, families counted once" },
      ),
    ),
    products: Type.Integer({ minimum: 0, description: "that have one of its options" }),
    categories: Type.Integer({ minimum: 0, description: "that show it first, as a filter or a fact" }),
    version: fields.version,
  },
  { title: "PropertySheet" },
);

export type PropertyHead = Static<typeof PropertyHeadSchema>;
export type PropertySheet = Static<typeof PropertySheetSchema>;

const SaidProperty = Type.Object(said);
const WishedOption = Type.Object(
  {
    id: nullable(idSchema()),
    names: Type.Array(OptionName, {
      minItems: 1,
      maxItems: 10,
      description: "with one in the shop's own language",
    }),
  },
  { title: "WishedOption", description: "without an id: a new one", ...closed },
);
export type PropertyWish = Static<typeof SaidProperty>;
export type OptionWish = Static<typeof WishedOption>;

const required = ["texts", "isFilter", "isShown", "sorting", "position"] as const;
/** `reason` says what is wrong with the field. */
const refused = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;
const stillInUse = { status: 409, code: "ADMIN__STILL_IN_USE" } as const;
const onProperty = {
  resource: "property",
  action: "change",
  pathParams: { id: idParam("Id of the property") },
  answers: { 200: PropertySheetSchema },
} as const;
/** Three languages of some hundred options. */
const MAX_BODY_BYTES = 512 * 1024;

/** What products are described and filtered by: a property, its unit and its options. */
export const propertyEndpoints = {
  listProperties: adminEndpoint({
    operationId: "listProperties",
    method: "GET",
    path: "/property",
    summary: "Properties, searched by name in every language",
    resource: "property",
    action: "read",
    list: {
      filters: Type.Object({ isFilter: Type.Enum(["yes", "no"]) }),
      sorts: ["position", "name"],
      hasSearch: true,
    },
    answers: { 200: listOf("PropertyList", PropertyHeadSchema) },
  }),
  readProperty: adminEndpoint({
    ...onProperty,
    operationId: "readProperty",
    method: "GET",
    path: "/property/{id}",
    summary: "A property with its options, and how many products have them",
    action: "read",
    errors: [notFound],
  }),
  createProperty: adminEndpoint({
    operationId: "createProperty",
    method: "POST",
    path: "/property",
    summary: "A property without options",
    resource: "property",
    action: "create",
    input: SaidProperty,
    required,
    answers: { 201: PropertySheetSchema },
    errors: [refused],
  }),
  changeProperty: adminEndpoint({
    ...onProperty,
    operationId: "changeProperty",
    method: "PUT",
    path: "/property/{id}",
    summary: "Names, unit, place and where it is shown; options are written with another unit",
    input: Type.Object({ ...said, version: fields.version }),
    required: [...required, "version"],
    errors: [notFound, changedMeanwhileError, refused],
  }),
  changePropertyOptions: adminEndpoint({
    ...onProperty,
    operationId: "changePropertyOptions",
    method: "PUT",
    path: "/property/{id}/option",
    summary: "All its options in their order; one that is left out goes, unless products have it",
    input: Type.Object({
      version: fields.version,
      options: Type.Array(WishedOption, { maxItems: 1000 }),
    }),
    required: ["version", "options"],
    maxBodyBytes: MAX_BODY_BYTES,
    errors: [notFound, changedMeanwhileError, refused, stillInUse],
  }),
  removeProperty: adminEndpoint({
    operationId: "removeProperty",
    method: "DELETE",
    path: "/property/{id}",
    summary: "Remove a property that no product has; categories show it first no longer",
    resource: "property",
    action: "remove",
    pathParams: onProperty.pathParams,
    input: Type.Object({ version: fields.version }),
    required: ["version"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError, stillInUse],
  }),
} as const;
