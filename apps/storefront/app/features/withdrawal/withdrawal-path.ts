/** Where a contract is withdrawn from. Open at any hour, whatever else of the shop is closed. */
export const WITHDRAWAL_PATH = "/withdrawal";

/** With the number of the order filled in. */
export function withdrawalPathOf(orderNumber: string): string {
  return `${WITHDRAWAL_PATH}?order=${encodeURIComponent(orderNumber)}`;
}
