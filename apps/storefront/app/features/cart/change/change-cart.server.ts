import type { Cart, LineItemInput } from "@hearth/contract";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { ShopApiError } from "../../../platform/shop/client/shop-error.ts";
import { refusal } from "./cart-failure.ts";
import type { CartCommand } from "./cart-command.ts";
import type { CartMessage, CartMessageKey, RestoreFields } from "../read/cart-message.ts";
import { shopMessages, newMessages } from "../read/shop-messages.ts";
import type { Lasting } from "../read/shop-messages.ts";
import type { NewLine } from "./new-line.ts";
import { taxRates } from "../read/tax-rates.ts";

export interface ChangedCart {
  cart: Cart;
  messages: CartMessage[];
}

/** Does what was asked for. A refusal of the shop is an answer too: the cart as it stands, and why. */
export async function changeCart(shop: ShopClient, command: CartCommand): Promise<ChangedCart> {
  try {
    const cart = await send(shop, command);
    return { cart, messages: [...ownMessages(command, cart), ...newOnes(command, cart)] };
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error;
    return { cart: await shop.act("readCart"), messages: [refusal(error, failed(command))] };
  }
}

async function send(shop: ShopClient, command: CartCommand): Promise<Cart> {
  switch (command.intent) {
    case "add":
    case "restore":
      return shop.act("addLineItem", { body: { items: command.items.map(lineItem) } });
    case "quantity":
      return shop.act("updateLineItem", {
        body: { items: [{ id: command.lineId, quantity: command.quantity }] },
      });
    case "remove":
    case "remove-code":
      return shop.act("removeLineItem", { body: { ids: [command.lineId] } });
    case "code":
      return shop.act("addLineItem", {
        body: { items: [{ type: "promotion", referencedId: command.code }] },
      });
    case "delivery": {
      if (command.countryId) await shop.act("updateContext", { body: { countryId: command.countryId } });
      return shop.act("updateCartDetails", { body: { zipcode: command.zipcode } });
    }
    case "declaration":
      return shop.act("updateCartDetails", { body: { taxDeclaration: command.declaration } });
    case "methods": {
      const { shippingMethodId, paymentMethodId } = command;
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
function ownMessages(command: CartCommand, cart: Cart): CartMessage[] {
  const isZeroRated = (cart.extensions?.hearthTax?.zeroRatedLineIds.length ?? 0) > 0;
  switch (command.intent) {
    case "add":
    case "restore":
      return added(command.items, cart);
    case "remove":
      return [removed(command.restore)];
    case "remove-code":
      return [{ key: "cart.said.codeRemoved" }];
    case "declaration":
      return [{ key: isZeroRated ? "cart.said.zeroRate" : "cart.said.ordinaryRate" }];
    case "delivery": {
      const rates = taxRates(cart.price.calculatedTaxes.map(({ taxRate }) => taxRate));
      return ["", rates].includes(command.ratesBefore) ? [] : [{ key: "cart.said.rateChanged" }];
    }
    default:
      return [];
  }
}

function added(items: readonly NewLine[], cart: Cart): CartMessage[] {
  const [first, ...others] = cart.lineItems.filter(({ id }) => items.some((item) => item.lineId === id));
  if (!first) return [];
  return others.length > 0
    ? [{ key: "cart.said.addedMany" }]
    : [{ key: "cart.said.added", values: { name: first.label ?? first.id } }];
}

function removed(restore: RestoreFields | null): CartMessage {
  const name = restore?.["name"];
  const message: CartMessage = name
    ? { key: "cart.said.removed", values: { name } }
    : { key: "cart.said.removedLine" };
  return restore ? { ...message, restore } : message;
}

/** Which lasting messages a change is about: only then they are new. */
const concerns: Record<CartCommand["intent"], readonly Lasting[]> = {
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

/** Who carries goods follows from the goods: nobody chose another carrier, so the cart shows it and no message does. */
const choosesGoods: ReadonlySet<CartCommand["intent"]> = new Set(["add", "restore", "quantity", "remove"]);

function newOnes(command: CartCommand, cart: Cart): CartMessage[] {
  const messages = newMessages(shopMessages(cart), concerns[command.intent]);
  // Whoever removed a code, or the last goods it was for, need not hear that it is gone.
  const isExpected = command.intent === "remove-code" || !cart.lineItems.some(({ good }) => good);
  return messages.filter(
    ({ key }) =>
      (!isExpected || key !== "cart.notice.promotion-discount-deleted") &&
      (!choosesGoods.has(command.intent) || key !== "cart.notice.shipping-method-changed"),
  );
}

function failed({ intent }: CartCommand): CartMessageKey {
  if (intent === "add" || intent === "restore") return "cart.failed.add";
  if (intent === "delivery") return "cart.failed.country";
  return intent === "methods" ? "cart.failed.method" : "cart.failed.change";
}
