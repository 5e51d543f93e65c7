import type { AnswerOf, Endpoints } from "@hearth/contract";
import { paymentTraits } from "@hearth/rules";
import { rememberExpressId } from "../../../platform/shop/express-payment.server.ts";
import { isShopFailure, ShopApiError } from "../../../platform/shop/client/shop-error.ts";
import { currentCustomer, rememberVisitor } from "../../../platform/auth/sign-in.server.ts";
import { storefrontUrl } from "../../../platform/links/storefront-url.server.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { expressGuest } from "./express-guest.ts";
import { isWebUrl } from "./own-url.ts";

/** Begins a wallet payment from the cart. Nothing is ordered by it. Null: the wallet cannot be reached now. */
export async function startExpress(visit: Visit): Promise<string | null> {
  const shopUrl = await storefrontUrl(visit);
  try {
    const { id, redirectUrl } = await visit.shop.act("startExpressPayment", {
      body: {
        returnUrl: `${shopUrl}/checkout/paypal-init-checkout/return`,
        cancelUrl: `${shopUrl}/checkout/paypal-init-checkout/cancelled`,
      },
    });
    rememberExpressId(visit, id);
    return isWebUrl(redirectUrl) ? redirectUrl : null;
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return null;
  }
}

type Express = AnswerOf<Endpoints["readExpressPayment"]>;

/** Null: this session has begun no such payment, or the shopper did not agree to it. */
export async function readExpress(visit: Visit, id: string): Promise<Express | null> {
  try {
    const payment = await visit.shop.act("readExpressPayment", { body: { id } });
    return payment.isApproved ? payment : null;
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error;
    return null;
  }
}

/**
 * The payment is the session's way to pay from now on, and whoever is not signed in becomes a guest with the wallet's address. False:
 * the wallet did not know enough for that, the checkout asks the rest.
 */
export async function adoptExpress(visit: Visit, payment: Express): Promise<boolean> {
  rememberExpressId(visit, payment.id);
  const isKnown = (await currentCustomer(visit)) !== null;
  const isComplete = isKnown || (await registerGuest(visit, payment));
  const { elements } = await visit.shop.read("readPaymentMethod", { body: {} });
  const wallet = elements.find(({ technicalName }) => paymentTraits(technicalName).isExpress);
  if (wallet) await visit.shop.act("updateContext", { body: { paymentMethodId: wallet.id } });
  return isComplete;
}

async function registerGuest(visit: Visit, payment: Express): Promise<boolean> {
  const [{ elements: countries }, url] = await Promise.all([
    visit.shop.read("readCountry", { body: {} }),
    storefrontUrl(visit),
  ]);
  const guest = expressGuest(payment, countries);
  if (guest === null) return false;
  try {
    const customer = await visit.shop.act("register", { body: { ...guest, storefrontUrl: url } });
    await rememberVisitor(visit, customer);
    return true;
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500 || error.status === 429) throw error;
    return false;
  }
}
