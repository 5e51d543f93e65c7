const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** People write it in groups of four. */
export function tidyIban(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}

/** ISO 13616: read as one number, letters from ten on and the first four signs last, it leaves 1 when divided by 97. */
export function isIban(iban: string): boolean {
  if (!SHAPE.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}
