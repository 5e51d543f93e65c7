import Type, { type Static } from "typebox";
import { answerObject } from "../../schema/schema-parts.ts";
import { taxStates } from "../../tax-state.ts";
import { CalculatedTaxSchema, TaxRuleSchema } from "./calculated-price.ts";

export const CartPriceSchema = answerObject("CartPrice", "cart_price", {
  netPrice: Type.Number(),
  totalPrice: Type.Number(),
  positionPrice: Type.Number({ description: "lines and discounts, without shipping" }),
  rawTotal: Type.Number(),
  taxStatus: Type.Enum(taxStates),
  calculatedTaxes: Type.Array(CalculatedTaxSchema),
  taxRules: Type.Array(TaxRuleSchema),
});

export type CartPrice = Static<typeof CartPriceSchema>;
