/** "+49 69 90009-100" as a link a telephone understands. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
