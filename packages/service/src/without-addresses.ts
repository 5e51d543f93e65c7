/** Mail servers name the mailbox in what they answer. Paths of packages (`node_modules/@scope`) are none. */
const ADDRESS = /[^\s<>"'(),;:/@]+@[^\s<>"'(),;:/@]+\.[^\s<>"'(),;:/@]+/g;

/** For logs and people who have no business with whom it concerned. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESS, "…@…");
}
