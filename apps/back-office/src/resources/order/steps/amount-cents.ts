/** Euros as people type them, with comma or point. A thousand with its point could be one with three decimals: it is refused. */
export const AMOUNT_PATTERN = "\\s*\\d{1,7}([.,]\\d{1,2})?\\s*";

export function amountCents(text: string): number | null {
  if (!new RegExp(`^${AMOUNT_PATTERN}$`).test(text)) return null;
  const [euros = "", cents = ""] = text.trim().split(/[.,]/);
  const amount = Number(euros) * 100 + Number(cents.padEnd(2, "0"));
  return amount > 0 ? amount : null;
}
