import type { Cart, LineItemInput } from "@hearth/contract";
import type { ShopClient } from "../../../platform/shop/shop-client.server.ts";
import { ShopApiError } from "../../../platform/shop/shop-error.ts";
import { refusal } from "./cart-failure.ts";
import type { CartWish } from "./cart-command.ts";
import type { CartFact, CartFactKey, RestoreFields } from "../read/cart-message.ts";
import { cartNotices, newsOf } from "../read/shop-messages.ts";
import type { Standing } from "../read/shop-messages.ts";
import type { NewLine } from "./new-line.ts";
import { taxRates } from "../read/tax-rates.ts";

export type ChangedCart = { cart: Cart; facts: CartFact[]; removed?: RestoreFields };

/** Does what was wished. A refusal of the shop is an answer too: the cart as it stands, and why. */
export async function changeCart(shop: ShopClient, wish: CartWish): Promise<ChangedCart> {
  try {
    const cart = await send(shop, wish);
    const facts = [...ownWords(wish, cart), ...news(wish, cart)];
    const restore = wish.intent === "remove" ? wish.restore : null;
    return restore ? { cart, facts, removed: restore } : { cart, facts };
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error;
    return { cart: await shop.act("readCart"), facts: [refusal(error, failed(wish))] };
  }
}

async function send(shop: ShopClient, wish: CartWish): Promise<Cart> {
  switch (wish.intent) {
    case "add":
    case "restore":
      return shop.act("addLineItem", { body: { items: wish.items.map(lineItem) } });
    case "quantity":
      return shop.act("updateLineItem", { body: { items: [{ id: wish.lineId, quantity: wish.quantity }] } });
    case "remove":
    case "remove-code":
      return shop.act("removeLineItem", { body: { ids: [wish.lineId] } });
    case "code":
      return shop.act("addLineItem", { body: { items: [{ type: "promotion", referencedId: wish.code }] } });
    case "delivery": {
      if (wish.countryId) await shop.act("updateContext", { body: { countryId: wish.countryId } });
      return shop.act("updateCartDetails", { body: { zipcode: wish.zipcode } });
    }
    case "declaration":
      return shop.act("updateCartDetails", { body: { taxDeclaration: wish.declaration } });
    case "methods": {
      const { shippingMethodId, paymentMethodId } = wish;
      const body = {
        ...(shippingMethodId ? { shippingMethodId } : {}),
        ...(paymentMethodId ? { paymentMethodId } : {}),
      };
      await shop.act("updateContext", { body });
      return shop.act("readCart");
    }
  }
}

function lineItem(line: NewLine): LineItemInput {
  const { name, manufacturerName, categoryName } = line;
  return {
    type: "product",
    id: line.lineId,
    referencedId: line.productId,
    quantity: line.quantity,
    payload: {
      hearthCartSource: line.source,
      hearthCartReferenceId: line.reference,
      ...(name ? { name } : {}),
      ...(manufacturerName ? { manufacturerName } : {}),
      ...(categoryName ? { categoryName } : {}),
    },
  };
}

/** What the storefront says of its own accord. */
function ownWords(wish: CartWish, cart: Cart): CartFact[] {
  const isZeroRated = (cart.extensions?.hearthTax?.zeroRatedLineIds.length ?? 0) > 0;
  switch (wish.intent) {
    case "add":
    case "restore":
      return added(wish.items, cart);
    case "remove":
      return [removed(wish.restore)];
    case "remove-code":
      return [{ key: "cart.said.codeRemoved" }];
    case "declaration":
      return [{ key: isZeroRated ? "cart.said.zeroRate" : "cart.said.ordinaryRate" }];
    case "delivery": {
      const rates = taxRates(cart.price.calculatedTaxes.map(({ taxRate }) => taxRate));
      return ["", rates].includes(wish.ratesBefore) ? [] : [{ key: "cart.said.rateChanged" }];
    }
    default:
      return [];
  }
}

function added(items: readonly NewLine[], cart: Cart): CartFact[] {
  const [first, ...others] = cart.lineItems.filter(({ id }) => items.some((item) => item.lineId === id));
  if (!first) return [];
  return others.length > 0
    ? [{ key: "cart.said.addedMany" }]
    : [{ key: "cart.said.added", values: { name: first.label ?? first.id } }];
}

function removed(restore: RestoreFields | null): CartFact {
  const name = restore?.["name"];
  const fact: CartFact = name
    ? { key: "cart.said.removed", values: { name } }
    : { key: "cart.said.removedLine" };
  return restore ? { ...fact, restore } : fact;
}

/** Which lasting notices a change is about: only then they are news. */
const concerns: Record<CartWish["intent"], readonly Standing[]> = {
  add: ["delivery"],
  restore: ["delivery"],
  quantity: [],
  remove: [],
  code: ["promotion"],
  "remove-code": [],
  delivery: ["delivery"],
  declaration: [],
  methods: ["delivery"],
};

function news(wish: CartWish, cart: Cart): CartFact[] {
  const facts = newsOf(cartNotices(cart), concerns[wish.intent]);
  // Whoever removed a code, or the last goods it was for, need not hear that it is gone.
  const isExpected = wish.intent === "remove-code" || !cart.lineItems.some(({ good }) => good);
  return facts.filter(({ key }) => !isExpected || key !== "cart.notice.promotion-discount-deleted");
}

function failed({ intent }: CartWish): CartFactKey {
  if (intent === "add" || intent === "restore") return "cart.failed.add";
  if (intent === "delivery") return "cart.failed.country";
  return intent === "methods" ? "cart.failed.method" : "cart.failed.change";
}
