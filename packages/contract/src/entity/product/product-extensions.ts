import Type, { type Static } from "typebox";
import { knownExtensions, nullable } from "../../schema/schema-parts.ts";

const KeyFactSchema = Type.Object({ name: Type.String(), value: Type.String() }, { title: "KeyFact" });

/** A real Shopware sends none of it. */
export const ProductExtensionsSchema = knownExtensions("ProductExtensions", {
  hearthDocuments: Type.Unknown({ description: "data sheets and manuals everybody may read" }),
  keyFacts: Type.Array(KeyFactSchema, {
    maxItems: 4,
    description: "what decides between products like this one; ranges where it stands for its variants",
  }),
  reviewCount: Type.Integer({ minimum: 0, description: "approved reviews of the product with its variants" }),
  shippingCost: nullable(
    Type.Number({
      minimum: 0,
      description:
        "for the smallest quantity to the channel's country, before discounts; 0: free, null: nothing is sent, or not there",
    }),
  ),
});

export type KeyFact = Static<typeof KeyFactSchema>;
