import { failure } from "@hearth/contract";
import { paymentTraits } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { isExpressOf, saveExpress } from "./express-payment.sql.ts";
import type { ExpressPayer, ExpressProvider, PaymentProviders } from "./payment-provider.ts";
import { requireShopUrl } from "./shop-url.ts";
import { unknownMethod } from "./start-payment.ts";

export interface ExpressPorts {
  sql: Sql;
  payments: PaymentProviders;
}

/** The cart the wallet is opened for: what it costs, and how it may be paid. */
export interface ExpressCart {
  totalCents: number;
  isEmpty: boolean;
  availableMethodIds: readonly string[];
}

/** Opens the wallet from the cart. Nothing is ordered by it, and no money moves: the amount may change until the order is placed. */
export async function startExpress(
  { sql, payments: { paypal } }: ExpressPorts,
  { scope, cart }: { scope: Scope; cart: ExpressCart },
  pages: { returnUrl: string; cancelUrl: string },
): Promise<{ id: string; redirectUrl: string }> {
  const returnUrl = requireShopUrl(scope, "returnUrl", pages.returnUrl);
  const cancelUrl = requireShopUrl(scope, "cancelUrl", pages.cancelUrl);
  if (cart.isEmpty) throw failure(400, "CHECKOUT__CART_EMPTY", { detail: "Cart is empty." });
  const { rows, currency, language } = scope.reference;
  const method = rows.paymentMethods.find((row) => paymentTraits(row.technical_name).isExpress);
  if (!paypal || !method || !cart.availableMethodIds.includes(method.id)) throw unknownMethod();
  const started = await open(paypal, {
    amountCents: cart.totalCents,
    currency: currency.get(scope.currencyId)?.iso_code ?? "",
    locale: language.get(scope.languageId)?.locale_code ?? "",
    returnUrl,
    cancelUrl,
  });
  await saveExpress(sql, started.reference, scope.contextKey);
  return { id: started.reference, redirectUrl: started.redirectUrl };
}

async function open(paypal: ExpressProvider, payment: Parameters<ExpressProvider["startExpress"]>[0]) {
  try {
    return await paypal.startExpress(payment);
  } catch {
    throw failure(400, "CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED", {
      detail: "The wallet could not be opened. Please try again.",
    });
  }
}

/** Only the session that opened the wallet may read who pays. */
export async function readExpress(
  { sql, payments: { paypal } }: ExpressPorts,
  scope: Scope,
  id: string,
): Promise<ExpressPayer & { id: string }> {
  const isOwn = paypal !== null && (await isExpressOf(sql, id, scope.contextKey));
  const payer = isOwn ? await paypal.readExpress(id).catch(() => null) : null;
  if (!payer) throw failure(404, "CHECKOUT__INVALID_PAYMENT_TOKEN", { detail: "There is no such payment." });
  return { id, ...payer };
}
