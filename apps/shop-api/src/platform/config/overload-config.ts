/** How long anybody waits, and how many at once: beyond it the answer is "not now". */
export interface OverloadSettings {
  /** Every request is answered by then. Less than the storefront waits for one. */
  deadlineMs: number;
  /** Work of staff may take longer: files of prices. */
  staffDeadlineMs: number;
  /** Requests that browse; carts get twice as many, checkouts four times. */
  requestsAtOnce: number;
  /** How late the event loop may be before browsing is turned away; carts and checkouts stay longer. */
  loopDelayMs: number;
  ordersWaiting: number;
  /** Requests about one cart, with the one at work. */
  requestsPerCart: number;
}

export function overloadSettings(number: (name: string, fallback: number) => number): OverloadSettings {
  return {
    deadlineMs: number("REQUEST_DEADLINE_MS", 5000),
    staffDeadlineMs: number("STAFF_DEADLINE_MS", 20_000),
    requestsAtOnce: number("REQUESTS_AT_ONCE", 150),
    loopDelayMs: number("LOOP_DELAY_MS", 250),
    ordersWaiting: number("ORDERS_WAITING", 200),
    requestsPerCart: number("REQUESTS_PER_CART", 20),
  };
}
