import type { CountryRule } from "../country-rule.ts";
import { bad, type Checked, good, isBlank } from "../checked.ts";
import { formLimit } from "../form-limit.ts";

/** By ISO code of the country, as the European Commission lists them for VIES. Greece writes EL, Northern Ireland XI. */
export const vatIdFormats: Readonly<Record<string, string>> = {
  AT: "ATU\\d{8}",
  BE: "BE[01]\\d{9}",
  BG: "BG\\d{9,10}",
  CY: "CY\\d{8}[A-Z]",
  CZ: "CZ\\d{8,10}",
  DE: "DE\\d{9}",
  DK: "DK\\d{8}",
  EE: "EE\\d{9}",
  ES: "ES(?:[A-Z]\\d{7}[A-Z0-9]|\\d{8}[A-Z])",
  FI: "FI\\d{8}",
  FR: "FR[A-HJ-NP-Z0-9]{2}\\d{9}",
  GB: "XI(?:\\d{9}|\\d{12}|GD[0-4]\\d{2}|HA[5-9]\\d{2})",
  GR: "EL\\d{9}",
  HR: "HR\\d{11}",
  HU: "HU\\d{8}",
  IE: "IE(?:\\d[A-Z0-9+*]\\d{5}[A-Z]|\\d{7}[A-W][A-I])",
  IT: "IT\\d{11}",
  LT: "LT(?:\\d{9}|\\d{12})",
  LU: "LU\\d{8}",
  LV: "LV\\d{11}",
  MT: "MT\\d{8}",
  NL: "NL\\d{9}B\\d{2}",
  PL: "PL\\d{10}",
  PT: "PT\\d{9}",
  RO: "RO\\d{2,10}",
  SE: "SE\\d{12}",
  SI: "SI\\d{8}",
  SK: "SK\\d{10}",
};

/** Countries outside the Union write what they like, Switzerland `CHE-123.456.789 MWST`. */
const ANYWHERE = "[A-Z0-9]{4,20}";

/** Without a country that is known, only letters and digits are asked for. */
export function isVatId(text: string, country?: Pick<CountryRule, "iso" | "vatIdPattern">): boolean {
  const pattern = country?.vatIdPattern ?? vatIdFormats[country?.iso ?? ""] ?? ANYWHERE;
  return new RegExp(`^(?:${pattern})$`).test(text);
}

/** People write `de 123.456-789`; it is kept as `DE123456789`. */
export function checkVatIds(
  raw: unknown,
  country: CountryRule | undefined,
  pointer: string,
): Checked<readonly string[]> {
  const typed = (Array.isArray(raw) ? raw : [raw]).filter((one) => !isBlank(one));
  if (typed.length === 0) {
    return country?.isVatIdRequired ? bad("VIOLATION::IS_BLANK_ERROR", pointer) : good([]);
  }
  const ids = typed.map((one) => (typeof one === "string" ? tidyVatId(one) : ""));
  return ids.length <= formLimit.vatIds && ids.every((id) => isVatId(id, country))
    ? good([...new Set(ids)])
    : bad("VIOLATION::VAT_ID_FORMAT_NOT_CORRECT", pointer);
}

export function tidyVatId(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, "").toUpperCase();
}
