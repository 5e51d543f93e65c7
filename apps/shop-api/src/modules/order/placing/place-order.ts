import { ApiFailure, failure, NO_CODE, type Order, type PlaceOrderInput } from "@hearth/contract";
import { orderKey, presentCart, readCart } from "../../cart/index.ts";
import { type Scope, signedIn } from "../../context/index.ts";
import type { OrderCaller } from "../../order-access/index.ts";
import { selectBuyer, selectByKey } from "./buyer.sql.ts";
import { noteRefusal } from "./claim-number.sql.ts";
import { type Attempt, orderCart, type OrderPorts } from "./order-cart.ts";
import { isEmpty } from "./ready-cart.ts";

/** Each round lost means that somebody else got on with this cart or its goods: so many in a row do not happen to people. */
const ROUNDS = 10;

/**
 * docs/order.md, section 1. Requests about the same cart take turns, here and by its version in the database. Only a few are
 * begun at once: who waits in line then reads what is left, instead of calculating now and queueing for goods that will be gone.
 */
export function placeOrder(ports: OrderPorts, caller: OrderCaller, input: PlaceOrderInput): Promise<Order> {
  const { scope } = caller;
  return ports.carts.turns.take(scope.token, () =>
    ports.orders.enter(() => untilPlaced(ports, caller, input)),
  );
}

async function untilPlaced(
  ports: OrderPorts,
  { scope, address }: OrderCaller,
  input: PlaceOrderInput,
): Promise<Order> {
  const claimed = new Set<string>();
  const attempt: Attempt = { input, address, claimed, isAdmitted: false };
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const order = await placeOnce(ports, scope, attempt);
      if (order) return order;
    }
    throw failure(503, NO_CODE, { detail: "The cart is being changed by too many requests at once." });
  } catch (error) {
    const code = error instanceof ApiFailure ? error.errors[0]?.code : null;
    if (code) for (const key of claimed) await noteRefusal(ports.writes, key, code);
    throw error;
  }
}

/** Null: somebody was faster, or took the last piece; what is left has to be looked at again. */
async function placeOnce(ports: OrderPorts, scope: Scope, attempt: Attempt): Promise<Order | null> {
  const { sql } = ports;
  const { input } = attempt;
  const customerId = signedIn(scope).id;
  const sentKey = input.idempotencyKey ? keyOf(customerId, input.idempotencyKey) : null;
  const [used, buyer] = await Promise.all([
    readCart({
      ...ports,
      channel: scope.channel,
      token: scope.token,
      languageId: scope.languageId,
      now: scope.now,
    }),
    selectBuyer(sql, customerId, sentKey),
  ]);
  if (buyer?.known) return buyer.known.order;
  if (!buyer || used.scope.customer?.id !== customerId) throw notLoggedIn();
  const cart = presentCart(used);
  if (isEmpty(used, cart)) {
    // Ordered by somebody faster, perhaps between the two reads above.
    const lastKey = sentKey ?? keyOf(customerId, orderKey(scope.contextKey, used.version - 1));
    const before = await selectByKey(sql, lastKey);
    if (before) return before.order;
  }
  const key = sentKey ?? keyOf(customerId, orderKey(scope.contextKey, used.version));
  return orderCart(ports, attempt, { used, cart, buyer, key, scope });
}

/** Keys are made up by clients: nobody finds or blocks somebody else's order with one. */
function keyOf(customerId: string, key: string): string {
  return `${customerId}:${key}`;
}

function notLoggedIn() {
  return failure(403, "CHECKOUT__CUSTOMER_NOT_LOGGED_IN", { detail: "Customer is not logged in." });
}
