import type { Context, Customer } from "@hearth/contract";
import { readCart, trackedItem, trackedItems } from "../../features/cart/public.ts";
import { readDraft } from "../../features/checkout/read/checkout-draft.server.ts";
import { loadCheckout } from "../../features/checkout/read/load-checkout.server.ts";
import { guestFormValues, summaryOfCart } from "../../features/checkout/public.ts";
import type { SummaryData } from "../../features/checkout/public.ts";
import { loadAddressChoices } from "../../features/address/load-address-choices.server.ts";
import { homeCountry } from "../../features/address/public.ts";
import { readExpressId } from "../../platform/shop/express-payment.server.ts";
import type { FormValues } from "../../platform/forms/form-state.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { moveTo } from "../../platform/http/answer/page-failure.server.ts";
import { contentPath } from "../../platform/shop/seo-urls.server.ts";
import { isLoggedIn, sessionKind } from "../../platform/auth/session-kind.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { providerChoices } from "../sign-in/provider-choices.server.ts";

export type CheckoutStartData = Awaited<ReturnType<typeof loadStart>> & { summary: SummaryData };

/** What the page is about: who orders, or the order itself. An empty cart cannot be ordered. */
export async function loadCheckoutStep(visit: Visit, request: Request) {
  const context = await visit.shop.act("readContext");
  const { customer } = context;
  const as = new URL(request.url).searchParams.get("as");
  const kind = sessionKind(customer);
  if (kind === "anonymous" || (kind === "guest" && as === "guest")) {
    const cart = await visit.shop.act("readCart");
    if (!cart.lineItems.some(({ good }) => good)) return toCart(visit);
    return {
      ...(await loadStart(visit, request, customer)),
      summary: summaryOfCart(cart),
      tracked: trackedItems(readCart(cart)),
    };
  }
  return isLoggedIn(customer) || kind === "guest" ? loadOrder(visit, request, context) : toCart(visit);
}

async function loadStart(visit: Visit, request: Request, customer: Customer | null) {
  const { searchParams } = new URL(request.url);
  const as = asked(searchParams.get("as"));
  const known = await loadAddressChoices(visit.shop);
  const { rules: _rules, ...choices } = known;
  const country = homeCountry(known, visit.locale);
  const values: FormValues = {
    "billingAddress.countryId": country,
    "shippingAddress.countryId": country,
    ...(customer ? guestFormValues(customer) : {}),
  };
  return {
    step: "start" as const,
    as,
    isKnown: customer !== null,
    isMailSent: searchParams.has("sent"),
    providers: providerChoices(visit),
    choices,
    values,
  };
}

function asked(as: string | null): "guest" | "register" | null {
  return as === "guest" || as === "register" ? as : null;
}

async function loadOrder(visit: Visit, request: Request, context: Context) {
  const [data, draft, paths] = await Promise.all([
    loadCheckout(visit, context),
    readDraft(visit, request),
    legalPaths(visit),
  ]);
  if (data.cart.isEmpty) return toCart(visit);
  const { shipping, billing } = data;
  const deliveryPhone = shipping?.phone ?? billing?.phone;
  const invoicePhone = billing?.phone ?? shipping?.phone;
  const known: FormValues = {
    "freight.contactName": data.customer.name,
    ...(deliveryPhone ? { "freight.phoneNumber": deliveryPhone } : {}),
    ...(invoicePhone ? { phoneNumber: invoicePhone } : {}),
    customerComment: data.comment,
  };
  const isExpress = readExpressId(visit, request) !== null;
  const tracked = data.lines.map((line) => trackedItem(line, line.quantity));
  return { step: "order" as const, data, values: { ...known, ...draft }, paths, isExpress, tracked };
}

function legalPaths({ shop, shared, locale }: Visit): Promise<{ terms: string; withdrawal: string }> {
  const staleWith = [surrogateKeys.content, surrogateKeys.everything];
  return shared.remember(`legal paths ${locale}`, staleWith, async () => {
    const [terms, withdrawal] = await Promise.all([
      contentPath(shop, "agb"),
      contentPath(shop, "widerrufsbelehrung"),
    ]);
    return { terms, withdrawal };
  });
}

function toCart({ locale }: Visit): never {
  return moveTo(toHref(locale, "/checkout/cart"), 302);
}
