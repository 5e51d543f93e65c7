import Type, { type Static } from "typebox";
import {
  type CategoryId,
  type CmsPageId,
  idSchema,
  type ManufacturerId,
  type OptionId,
  type ProductId,
} from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  DateTime,
  nullable,
  NullableText,
  relation,
  translated,
} from "../../schema/schema-parts.ts";
import { CalculatedPriceSchema, CheapestPriceSchema } from "../cart/calculated-price.ts";
import { CategorySchema } from "../content/category.ts";
import { CmsPageSchema } from "../content/cms-page.ts";
import { DeliveryTimeSchema } from "./delivery-time.ts";
import { ManufacturerSchema } from "./manufacturer.ts";
import { ProductExtensionsSchema } from "./product-extensions.ts";
import { ProductDownloadSchema, ProductMediaSchema } from "./product-media.ts";
import { PropertyGroupOptionSchema, PropertyGroupSchema } from "./property-group.ts";
import { SeoUrlSchema } from "../content/seo-url.ts";
import { UnitSchema } from "./unit.ts";

export const ProductSchema = answerObject("Product", "product", {
  id: idSchema<ProductId>(),
  parentId: nullable(idSchema<ProductId>()),
  productNumber: Type.String(),
  active: nullable(Type.Boolean()),
  name: NullableText,
  description: NullableText,
  metaTitle: NullableText,
  metaDescription: NullableText,
  keywords: NullableText,
  translated: translated({
    name: NullableText,
    description: NullableText,
    customFields: CustomFields,
    metaTitle: NullableText,
    metaDescription: NullableText,
    keywords: NullableText,
    packUnit: NullableText,
    packUnitPlural: NullableText,
  }),
  ean: NullableText,
  manufacturerNumber: NullableText,

  manufacturerId: nullable(idSchema<ManufacturerId>()),
  manufacturer: relation(ManufacturerSchema),
  coverId: nullable(idSchema()),
  cover: relation(ProductMediaSchema),
  media: relation(Type.Array(ProductMediaSchema)),
  downloads: relation(Type.Array(ProductDownloadSchema)),

  calculatedPrice: CalculatedPriceSchema,
  calculatedPrices: Type.Array(CalculatedPriceSchema),
  calculatedCheapestPrice: CheapestPriceSchema,
  calculatedMaxPurchase: Type.Integer(),
  minPurchase: nullable(Type.Integer()),
  maxPurchase: nullable(Type.Integer()),
  purchaseSteps: nullable(Type.Integer()),
  purchaseUnit: nullable(Type.Number()),
  referenceUnit: nullable(Type.Number()),
  unitId: nullable(idSchema()),
  unit: relation(UnitSchema),
  packUnit: NullableText,
  packUnitPlural: NullableText,

  available: Type.Boolean(),
  availableStock: nullable(Type.Integer()),
  stock: Type.Integer(),
  isCloseout: nullable(Type.Boolean()),
  restockTime: nullable(Type.Integer()),
  deliveryTimeId: nullable(idSchema()),
  deliveryTime: relation(DeliveryTimeSchema),
  shippingFree: nullable(Type.Boolean()),
  weight: nullable(Type.Number({ description: "kilograms" })),

  markAsTopseller: nullable(Type.Boolean()),
  isNew: Type.Boolean(),
  releaseDate: nullable(DateTime),
  createdAt: DateTime,
  updatedAt: nullable(DateTime),
  ratingAverage: nullable(Type.Number()),
  sales: Type.Integer(),

  childCount: nullable(Type.Integer()),
  displayGroup: NullableText,
  optionIds: nullable(Type.Array(idSchema<OptionId>())),
  options: relation(Type.Array(PropertyGroupOptionSchema)),
  propertyIds: nullable(Type.Array(idSchema<OptionId>())),
  properties: relation(Type.Array(PropertyGroupOptionSchema)),
  sortedProperties: relation(Type.Array(PropertyGroupSchema)),

  categoryIds: nullable(Type.Array(idSchema<CategoryId>())),
  categoryTree: nullable(Type.Array(idSchema<CategoryId>())),
  categories: relation(Type.Array(CategorySchema)),
  seoCategory: relation(CategorySchema),
  seoUrls: relation(Type.Array(SeoUrlSchema)),
  cmsPageId: nullable(idSchema<CmsPageId>()),
  cmsPage: relation(CmsPageSchema),
  streamIds: nullable(Type.Array(idSchema())),
  taxId: idSchema(),
  states: Type.Array(Type.String({ description: "is-physical or is-download" })),
  type: Type.Optional(Type.String({ description: "physical or digital" })),
  customFields: CustomFields,
  extensions: ProductExtensionsSchema,
});

export type Product = Static<typeof ProductSchema>;
