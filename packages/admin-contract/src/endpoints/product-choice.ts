import { idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../admin-endpoint.ts";
import { listOf } from "../list.ts";

const named = { id: idSchema(), name: Type.String() };
const Named = Type.Object(named, { title: "NamedChoice" });

const ProductChoicesSchema = Type.Object(
  {
    standardGroupId: idSchema(),
    customerGroups: Type.Array(Named),
    countries: Type.Array(Named),
    taxes: Type.Array(Named),
    manufacturers: Type.Array(Named),
    units: Type.Array(Named),
    deliveryTimes: Type.Array(Named),
    shippingCostTypes: Type.Array(Type.String()),
    properties: Type.Array(
      Type.Object({ ...named, options: Type.Array(Named) }, { title: "PropertyChoice" }),
    ),
  },
  { title: "ProductChoices" },
);

const PictureChoiceSchema = Type.Object(
  {
    id: idSchema(),
    path: Type.String(),
    fileName: Type.String(),
    alt: NullableText,
    width: nullable(Type.Integer()),
    height: nullable(Type.Integer()),
  },
  { title: "PictureChoice" },
);

export type ProductChoices = Static<typeof ProductChoicesSchema>;
export type PictureChoice = Static<typeof PictureChoiceSchema>;

/** What forms about products and promotions choose from, as the shop's own language calls it. */
export const productChoiceEndpoints = {
  readProductChoices: adminEndpoint({
    operationId: "readProductChoices",
    method: "GET",
    path: "/product-choice",
    summary: "What products and promotions can refer to: makers, taxes, units, properties, groups, countries",
    resource: "product",
    action: "read",
    answers: { 200: ProductChoicesSchema },
  }),
  listPictures: adminEndpoint({
    operationId: "listPictures",
    method: "GET",
    path: "/picture",
    summary: "Pictures the shop has, searched by file name and alternative text",
    resource: "product",
    action: "read",
    list: { filters: Type.Object({}), sorts: ["fileName"], hasSearch: true },
    answers: { 200: listOf("PictureList", PictureChoiceSchema) },
  }),
} as const;
