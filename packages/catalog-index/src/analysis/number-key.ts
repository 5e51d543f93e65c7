/** Product numbers and GTINs are compared without separators: `VIT-200 a.10` → `vit200a10`. */
export function numberKey(number: string): string {
  return number.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}
