import type { Associations, Order } from "@hearth/contract";
import { type RelationTree, wantedRelations } from "../criteria/index.ts";

const state = { stateMachineState: {} };
const address = { country: {}, countryState: {}, salutation: {} };

const relations: RelationTree = {
  ...state,
  orderCustomer: { salutation: {} },
  billingAddress: address,
  addresses: address,
  lineItems: { cover: {}, downloads: { media: {} } },
  deliveries: { ...state, shippingMethod: {}, shippingOrderAddress: address },
  transactions: { ...state, paymentMethod: { media: {} } },
  documents: { documentType: {} },
  currency: {},
};

/** May be asked for, and is answered anyway: what it belongs to would be worth nothing without it. */
const alwaysThere = new Set(["media"]);

/** Unknown relations are refused before anything is read. */
export function checkOrderRelations(associations: Associations): void {
  wantedRelations(associations, relations);
}

/** Leaves out what was not asked for. */
export function pruneOrder(order: Order, associations: Associations): Order {
  return prune(order, associations, relations) as Order;
}

function prune(value: unknown, wanted: Associations, tree: RelationTree): unknown {
  if (Array.isArray(value)) return value.map((each) => prune(each, wanted, tree));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const nested = tree[name];
    if (nested === undefined || alwaysThere.has(name)) return [[name, inner]];
    const asked = wanted[name];
    return asked ? [[name, prune(inner, asked.associations, nested)]] : [];
  });
  return Object.fromEntries(entries);
}
