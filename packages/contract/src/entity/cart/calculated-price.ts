import Type, { type Static, type TProperties } from "typebox";
import { idSchema, type ProductId } from "../../schema/id.ts";
import { answerObject, nullable } from "../../schema/schema-parts.ts";
import { taxStates } from "../../tax-state.ts";

/** Amounts on the wire are decimal numbers in the context currency, never cents. */
export const CalculatedTaxSchema = answerObject("CalculatedTax", "cart_tax_calculated", {
  tax: Type.Number(),
  taxRate: Type.Number(),
  price: Type.Number(),
});

export const TaxRuleSchema = answerObject("TaxRule", "cart_tax_rule", {
  taxRate: Type.Number(),
  percentage: Type.Number(),
});

const ListPriceSchema = answerObject("ListPrice", "cart_list_price", {
  price: Type.Number(),
  discount: Type.Number(),
  percentage: Type.Number(),
});

const ReferencePriceSchema = answerObject("ReferencePrice", "cart_price_reference", {
  price: Type.Number(),
  purchaseUnit: Type.Number(),
  referenceUnit: Type.Number(),
  unitName: Type.String(),
});

const RegulationPriceSchema = answerObject("RegulationPrice", "cart_regulation_price", {
  price: Type.Number({ description: "lowest price of the last 30 days" }),
});

const priceFields = {
  unitPrice: Type.Number(),
  quantity: Type.Integer(),
  totalPrice: Type.Number(),
  calculatedTaxes: Type.Array(CalculatedTaxSchema),
  taxRules: Type.Array(TaxRuleSchema),
  listPrice: nullable(ListPriceSchema),
  referencePrice: nullable(ReferencePriceSchema),
  regulationPrice: nullable(RegulationPriceSchema),
  taxState: Type.Optional(
    Type.Enum(taxStates, {
      description: "told to business customers; without it a product's price is gross",
    }),
  ),
} satisfies TProperties;

export const CalculatedPriceSchema = answerObject("CalculatedPrice", "calculated_price", priceFields);

export const CheapestPriceSchema = answerObject("CalculatedCheapestPrice", "calculated_cheapest_price", {
  ...priceFields,
  hasRange: Type.Boolean(),
  variantId: nullable(idSchema<ProductId>()),
});

export type CalculatedTax = Static<typeof CalculatedTaxSchema>;
export type TaxRule = Static<typeof TaxRuleSchema>;
export type ListPrice = Static<typeof ListPriceSchema>;
export type ReferencePrice = Static<typeof ReferencePriceSchema>;
export type RegulationPrice = Static<typeof RegulationPriceSchema>;
export type CalculatedPrice = Static<typeof CalculatedPriceSchema>;
export type CheapestPrice = Static<typeof CheapestPriceSchema>;
