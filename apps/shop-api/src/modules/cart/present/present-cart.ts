import type { Cart } from "@hearth/contract";
import { toAmount } from "@hearth/rules";
import { cartErrors } from "../cart-errors.ts";
import { presentDeliveries } from "./present-delivery.ts";
import { presentExtensions } from "./present-extensions.ts";
import { presentLine } from "./present-line.ts";
import { presentDiscount } from "./present-discount.ts";
import { presentSum, presentTaxes, presentTaxRules } from "./present-tax.ts";
import type { CurrentCart } from "../read-cart.ts";

/** A cart in contract shape. */
export function presentCart(used: CurrentCart): Cart {
  const { scope, cart } = used;
  const { totals, lines, discounts } = cart.result;
  const stored = new Map(cart.content.lines.map((line) => [line.id, line]));
  const totalPrice = toAmount(totals.totalCents);
  return {
    token: scope.token,
    lineItems: [
      ...lines.flatMap((line) => {
        const offer = cart.offers.get(line.id);
        const storedLine = stored.get(line.id);
        return offer && storedLine ? [presentLine(scope, { line, offer, storedLine })] : [];
      }),
      ...discounts.flatMap((discount) => presentDiscount(scope, cart, discount)),
    ],
    price: {
      netPrice: toAmount(totals.netCents),
      totalPrice,
      positionPrice: toAmount(totals.positionCents),
      rawTotal: totalPrice,
      taxStatus: scope.taxState,
      calculatedTaxes: presentTaxes(totals.taxes),
      taxRules: presentTaxRules(totals.taxes),
      apiAlias: "cart_price",
    },
    deliveries: presentDeliveries(scope, cart),
    transactions:
      lines.length === 0
        ? []
        : [
            {
              paymentMethodId: cart.payment.methodId,
              amount: presentSum(totals.totalCents, totals.taxes),
              apiAlias: "cart_transaction",
            },
          ],
    errors: cartErrors(scope, cart),
    modified: false,
    customerComment: cart.content.customerComment,
    affiliateCode: null,
    campaignCode: null,
    extensions: presentExtensions(used),
    apiAlias: "cart",
  };
}
