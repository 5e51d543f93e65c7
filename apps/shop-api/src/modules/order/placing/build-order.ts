import { randomBytes } from "node:crypto";
import type { Cart, HearthOrder, Order, OrderAddress } from "@hearth/contract";
import { shopDay, toAmount } from "@hearth/rules";
import { type CurrentCart, presentSum } from "../../cart/index.ts";
import { currencyFactor, type Scope } from "../../context/index.ts";
import type { PostalAddressRow } from "../../postal-address/index.ts";
import { presentCurrency, presentPaymentMethod } from "../../reference/index.ts";
import { shopUrlIn } from "../../shop-url/index.ts";
import type { Buyer } from "./buyer.sql.ts";
import { orderAddress } from "./order-address.ts";
import type { OrderDocument } from "../order-document.ts";
import { hearthOrder, type PaymentTerms } from "../order-extensions.ts";
import { type BoughtFile, orderLines } from "./order-lines.ts";
import type { OrderDetails } from "../order-details.ts";
import type { StateNames } from "../state-names.ts";

export interface OrderDraft {
  used: CurrentCart;
  cart: Cart;
  buyer: Buyer;
  addresses: { billing: PostalAddressRow; shipping: PostalAddressRow };
  details: OrderDetails;
  consents: HearthOrder["consents"];
  givenTexts: string[];
  orderNumber: string;
  terms: PaymentTerms;
  stateNames: StateNames;
  newId: () => string;
}

export interface BuiltOrder {
  document: OrderDocument;
  files: BoughtFile[];
  transactionId: string;
  /** Null: nothing is sent. */
  deliveryId: string | null;
  isPaid: boolean;
}

/** The order as it is agreed at this moment, with every relation, under ids of its own. */
export function buildOrder(draft: OrderDraft): BuiltOrder {
  const { used, cart, details, orderNumber, stateNames, newId } = draft;
  const { scope } = used;
  const { totals, delivery } = used.cart.result;
  const id = newId();
  const at = new Date(scope.now).toISOString().replace("Z", "+00:00");
  const addresses = orderAddresses(draft, id);
  const { lines, files } = orderLines(cart, used.cart, { orderId: id, newId });
  const method = paymentMethodOf(used);
  // Nothing to pay is paid.
  const isPaid = totals.totalCents === 0;
  const transactionId = newId();
  const deliveries = presentDelivery(draft, id, addresses.shipping);
  const shippingCosts = presentSum(delivery.cents, delivery.taxes);
  const order: Order = {
    id,
    orderNumber,
    salesChannelId: scope.channel.id,
    languageId: scope.languageId,
    currencyId: scope.currencyId,
    currencyFactor: currencyFactor(scope),
    orderDateTime: at,
    orderDate: shopDay(scope.now),
    amountTotal: toAmount(totals.totalCents),
    amountNet: toAmount(totals.netCents),
    positionPrice: toAmount(totals.positionCents),
    shippingTotal: shippingCosts.totalPrice,
    taxStatus: scope.taxState,
    price: cart.price,
    shippingCosts,
    billingAddressId: addresses.billing.id,
    deepLinkCode: randomBytes(16).toString("hex"),
    customerComment: details.customerComment ?? cart.customerComment,
    affiliateCode: details.affiliateCode,
    campaignCode: details.campaignCode,
    stateMachineState: stateNames(scope, "order", "open"),
    orderCustomer: presentBuyer(draft.buyer, newId()),
    billingAddress: addresses.billing,
    addresses: addresses.all,
    lineItems: lines,
    deliveries,
    transactions: [
      {
        id: transactionId,
        orderId: id,
        paymentMethodId: method.id,
        amount: presentSum(totals.totalCents, totals.taxes),
        stateMachineState: stateNames(scope, "transaction", isPaid ? "paid" : "open"),
        paymentMethod: method,
        createdAt: at,
        updatedAt: null,
        apiAlias: "order_transaction",
      },
    ],
    documents: [],
    currency: currencyOf(scope),
    createdAt: at,
    updatedAt: null,
    customFields: {},
    extensions: hearthOrder(
      {
        order: "open",
        payment: isPaid ? "paid" : "open",
        paymentAt: scope.now,
        placedAt: scope.now,
        method: method.technicalName,
        deliveries: deliveries.map(() => "open" as const),
        hasOpenDownloads: false,
      },
      {
        freight: details.freight,
        consents: draft.consents,
        availablePaymentMethodIds: used.cart.payment.availableIds,
      },
      { ...draft.terms, orderNumber },
    ),
    apiAlias: "order",
  };
  const isDigitalWaived = files.length > 0 && draft.consents.some(({ kind }) => kind === "digital-waiver");
  return {
    document: {
      order,
      shopUrl: shopUrlIn(scope, scope.languageId),
      totalCents: totals.totalCents,
      isDigitalWaived,
      givenTexts: draft.givenTexts,
      customerGroupId: scope.customerGroupId,
    },
    files,
    transactionId,
    deliveryId: deliveries[0]?.id ?? null,
    isPaid,
  };
}

function orderAddresses({ used, buyer, addresses, newId }: OrderDraft, orderId: string) {
  const vatId = buyer.vat_ids[0] ?? null;
  const copy = (address: PostalAddressRow): OrderAddress =>
    orderAddress(used.scope, address, { id: newId(), orderId, vatId });
  const billing = copy(addresses.billing);
  const shipping = addresses.shipping.id === addresses.billing.id ? billing : copy(addresses.shipping);
  return { billing, shipping, all: billing === shipping ? [billing] : [billing, shipping] };
}

function presentDelivery(
  { cart, used, stateNames, newId }: OrderDraft,
  orderId: string,
  address: OrderAddress,
) {
  return cart.deliveries.slice(0, 1).map((delivery) => ({
    id: newId(),
    orderId,
    shippingMethodId: delivery.shippingMethod.id,
    shippingOrderAddressId: address.id,
    shippingOrderAddress: address,
    shippingMethod: delivery.shippingMethod,
    shippingCosts: delivery.shippingCosts,
    shippingDateEarliest: delivery.deliveryDate?.earliest ?? null,
    shippingDateLatest: delivery.deliveryDate?.latest ?? null,
    trackingCodes: [],
    stateMachineState: stateNames(used.scope, "delivery", "open"),
    apiAlias: "order_delivery" as const,
  }));
}

function presentBuyer(buyer: Buyer, id: string): Order["orderCustomer"] {
  return {
    id,
    customerId: buyer.id,
    email: buyer.email,
    salutationId: buyer.salutation_id,
    title: buyer.title,
    firstName: buyer.first_name,
    lastName: buyer.last_name,
    company: buyer.company,
    vatIds: buyer.vat_ids,
    customerNumber: buyer.customer_number,
    apiAlias: "order_customer",
  };
}

function paymentMethodOf({ scope, cart }: CurrentCart) {
  const row = scope.reference.paymentMethod.get(cart.payment.methodId);
  if (!row) throw new Error("The chosen payment method does not exist");
  return presentPaymentMethod(row, scope.refs);
}

function currencyOf({ reference, currencyId, refs }: Scope): Order["currency"] {
  const row = reference.currency.get(currencyId);
  return row ? presentCurrency(row, refs.chain) : null;
}
