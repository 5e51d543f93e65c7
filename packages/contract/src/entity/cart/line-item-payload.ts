import Type, { type Static } from "typebox";
import {
  type CategoryId,
  idSchema,
  type ManufacturerId,
  type OptionId,
  type ProductId,
} from "../../schema/id.ts";
import { CustomFields, DateTime, nullable, NullableText } from "../../schema/schema-parts.ts";

const OptionTextSchema = Type.Object({ group: Type.String(), option: Type.String() });

const idList = <T extends string>() => Type.Optional(nullable(Type.Array(idSchema<T>())));

/** Kept as the client sent them with the line; names and custom fields it leaves unsaid are filled in. */
const clientKeys = {
  name: Type.Optional(NullableText),
  manufacturerName: Type.Optional(NullableText),
  categoryName: Type.Optional(NullableText),
  hearthCustomFields: Type.Optional(Type.Unknown()),
  hearthCartSource: Type.Optional(
    Type.String({ description: "where the line comes from, `Shop` if unsaid" }),
  ),
  hearthCartReferenceId: Type.Optional(
    Type.String({ description: "lines of one source and reference are a group, `0` if unsaid" }),
  ),
};

/** Written by the server at every calculation, over keys of the client. */
const productKeys = {
  productNumber: Type.Optional(Type.String()),
  parentId: Type.Optional(nullable(idSchema<ProductId>())),
  manufacturerId: Type.Optional(nullable(idSchema<ManufacturerId>())),
  taxId: Type.Optional(nullable(idSchema())),
  tagIds: idList(),
  categoryIds: idList<CategoryId>(),
  propertyIds: idList<OptionId>(),
  optionIds: idList<OptionId>(),
  streamIds: idList(),
  options: Type.Optional(
    Type.Array(Type.Object({ ...OptionTextSchema.properties, translated: Type.Optional(OptionTextSchema) })),
  ),
  stock: Type.Optional(Type.Integer()),
  isNew: Type.Optional(Type.Boolean()),
  isCloseout: Type.Optional(nullable(Type.Boolean())),
  markAsTopseller: Type.Optional(nullable(Type.Boolean())),
  releaseDate: Type.Optional(nullable(DateTime)),
  createdAt: Type.Optional(nullable(DateTime)),
  customFields: Type.Optional(CustomFields),
  features: Type.Optional(Type.Array(Type.Unknown())),
  hearthProperties: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
      description: "ours: the essential characteristics, for whoever is about to order or has ordered",
    }),
  ),
  hearthDeliveryTime: Type.Optional(
    nullable(Type.String({ description: "ours: as it is said beside the product, for the same people" })),
  ),
};

const promotionKeys = {
  promotionId: Type.Optional(idSchema()),
  discountId: Type.Optional(idSchema()),
  code: Type.Optional(NullableText),
  discountType: Type.Optional(Type.Enum(["percentage", "absolute", "fixed", "fixed_unit"])),
  discountScope: Type.Optional(Type.String({ description: "cart, delivery, set" })),
  value: Type.Optional(Type.String({ description: "percent or amount as decimal text" })),
  maxValue: Type.Optional(NullableText),
  promotionCodeType: Type.Optional(Type.Enum(["global", "fixed", "individual"])),
  preventCombination: Type.Optional(Type.Boolean()),
  exclusions: Type.Optional(Type.Array(idSchema())),
  priority: Type.Optional(Type.Integer()),
  composition: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String({ description: "id of the line the discount was taken from" }),
        quantity: Type.Integer(),
        discount: Type.Number(),
      }),
    ),
  ),
};

/** What only the shop can say about a line. Keys of discounts on a line of goods would only mislead. */
export const serverPayloadKeys: ReadonlySet<string> = new Set(
  Object.keys({ ...productKeys, ...promotionKeys }),
);

/** Of every kind of line; which keys are there depends on the kind. */
export const LineItemPayloadSchema = Type.Object(
  { ...clientKeys, ...productKeys, ...promotionKeys },
  { title: "LineItemPayload" },
);

export type LineItemPayload = Static<typeof LineItemPayloadSchema>;
