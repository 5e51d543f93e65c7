import { idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { fields } from "../fields.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const head = {
  id: idSchema(),
  parentId: nullable(idSchema()),
  level: Type.Integer({ minimum: 1 }),
  position: Type.Integer({ minimum: 0 }),
  type: Type.String(),
  name: NullableText,
  isActive: Type.Boolean(),
  isVisible: Type.Boolean(),
  version: fields.version,
};
const line = Type.String({ minLength: 1, maxLength: 255 });
const text = {
  name: nullable(line),
  description: nullable(Type.String({ minLength: 1, maxLength: 50_000, description: "catalogue HTML" })),
  metaTitle: nullable(line),
  metaDescription: nullable(Type.String({ minLength: 1, maxLength: 500 })),
  keywords: nullable(Type.String({ minLength: 1, maxLength: 1000 })),
};
const Names = Type.Array(
  Type.Object({ locale: fields.locale, name: line }, { title: "CategoryName", additionalProperties: false }),
  { minItems: 1, maxItems: 3, description: "with one in the shop's own language" },
);
const CategoryHeadSchema = Type.Object(head, { title: "CategoryHead" });
const CategorySheetSchema = Type.Object(
  {
    ...head,
    requires: nullable(Type.Array(Type.String())),
    texts: Type.Array(Type.Object({ locale: fields.locale, ...text }, { title: "AdminCategoryText" })),
    paths: Type.Array(Type.Object({ locale: fields.locale, path: Type.String() })),
  },
  { title: "CategorySheet" },
);

/** What keeps a category from being removed. */
const categoryRefusals = ["HAS_SUBCATEGORIES", "IS_NEEDED", "ONLY_PLACE"] as const;

const RemovalSchema = Type.Object(
  {
    /** How many would lose this place. */
    products: Type.Integer({ minimum: 0 }),
    /** Of those how many are sold and have no other place. */
    onlyHere: Type.Integer({ minimum: 0 }),
    refusal: nullable(Type.Enum([...categoryRefusals])),
  },
  { title: "CategoryRemoval" },
);

export type CategoryRemoval = Static<typeof RemovalSchema>;
export type CategoryHead = Static<typeof CategoryHeadSchema>;
export type CategorySheet = Static<typeof CategorySheetSchema>;

/** `reason` says what is wrong with the field. */
const refused = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;
const onCategory = {
  resource: "category",
  action: "change",
  pathParams: { id: idParam("Id of the category") },
  answers: { 200: CategorySheetSchema },
  errors: [notFound, changedMeanwhileError, refused],
} as const;

export const categoryEndpoints = {
  listCategories: adminEndpoint({
    operationId: "listCategories",
    method: "GET",
    path: "/category",
    summary: "The whole tree, parents before children",
    resource: "category",
    action: "read",
    answers: { 200: Type.Object({ categories: Type.Array(CategoryHeadSchema) }, { title: "CategoryTree" }) },
  }),
  readCategory: adminEndpoint({
    ...onCategory,
    operationId: "readCategory",
    method: "GET",
    path: "/category/{id}",
    summary: "A category in every language",
    action: "read",
    errors: [notFound],
  }),
  createCategory: adminEndpoint({
    operationId: "createCategory",
    method: "POST",
    path: "/category",
    summary: "A category at the end of those beside it, with an address made of its name in every language",
    resource: "category",
    action: "create",
    input: Type.Object({ parentId: idSchema(), names: Names }),
    required: ["parentId", "names"],
    answers: { 201: CategorySheetSchema },
    errors: [refused],
  }),
  readCategoryRemoval: adminEndpoint({
    ...onCategory,
    operationId: "readCategoryRemoval",
    method: "GET",
    path: "/category/{id}/removal",
    summary: "What would go with a category, and what keeps it from going",
    action: "read",
    answers: { 200: RemovalSchema },
    errors: [notFound],
  }),
  removeCategory: adminEndpoint({
    ...onCategory,
    operationId: "removeCategory",
    method: "DELETE",
    path: "/category/{id}",
    summary:
      "Remove a category without subcategories; its products lose the place, its address leads to its parent",
    action: "remove",
    input: Type.Object({ version: fields.version }),
    required: ["version"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError, refused, { status: 409, code: "ADMIN__NOT_PUBLISHABLE" }],
  }),
  changeCategoryText: adminEndpoint({
    ...onCategory,
    operationId: "changeCategoryText",
    method: "PUT",
    path: "/category/{id}/text",
    summary: "All that is said about a category in one language; its address stays",
    input: Type.Object({ version: fields.version, locale: fields.locale, ...text }),
    required: ["version", "locale", "name"],
  }),
  moveCategory: adminEndpoint({
    ...onCategory,
    operationId: "moveCategory",
    method: "POST",
    path: "/category/{id}/move",
    summary: "Another place in the tree, with all below; addresses stay",
    input: Type.Object({
      version: fields.version,
      parentId: idSchema(),
      position: Type.Integer({ minimum: 0, maximum: 10_000 }),
    }),
    required: ["version", "parentId", "position"],
  }),
} as const;
