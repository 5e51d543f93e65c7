/** What keeps strangers from a shop's goods (decision 0048), switched off. */
export const strangersAllowed = {
  STRANGERS_SHARE_PERCENT: "100",
  UNPAID_ORDERS_PER_NETWORK: "0",
  UNPAID_ORDERS_PER_MAILBOX: "0",
  UNPAID_ORDERS_PER_DOOR: "0",
  CHALLENGE_AFTER: "0",
  GUESTS_PER_NETWORK: "0",
  CODES_PER_NETWORK: "0",
} as const;

/** What turns away whoever comes when there is too much to do (decision 0071), as good as switched off: a slow machine is not an overloaded shop. */
const slowMachineAllowed = {
  REQUEST_DEADLINE_MS: "60000",
  REQUESTS_AT_ONCE: "100000",
  LOOP_DELAY_MS: "60000",
  ORDERS_WAITING: "100000",
  REQUESTS_PER_CART: "100000",
  RENDERS_PER_MINUTE: "0",
} as const;

/**
 * Tests and benches come from a few addresses, send everything to one door, and buy more than any stranger would. `CROWD=1 npm run demo`
 * is the shop the browser tests want.
 */
export const crowdAllowed = { ...strangersAllowed, ...slowMachineAllowed } as const;
