import { retryPurchase, selectGivenUp } from "./modules/purchase/index.ts";
import { printable } from "./printable.ts";
import type { Services } from "./services.ts";

export const PURCHASE_USAGE = `staff purchases list
staff purchases retry <order number>`;

/** Purchases whose receiver did not take them. */
export async function listPurchases({ sql }: Services): Promise<string> {
  const shown = (await selectGivenUp(sql)).map(({ orderNumber, recordedAt, reason }) =>
    [orderNumber, recordedAt, reason].join("  "),
  );
  return shown.length > 0 ? shown.map(printable).join("\n") : "no purchase event was given up";
}

export async function tellPurchaseAgain({ writes }: Services, orderNumber: string): Promise<string> {
  return (await retryPurchase(writes, orderNumber))
    ? `the purchase event of ${orderNumber} is sent again`
    : `no purchase event of ${orderNumber} was given up`;
}
