import type { Locale } from "@hearth/i18n";
import { documentTexts } from "@hearth/i18n/documents";
import type { Company } from "./company.ts";

/** What law wants below a business letter (§ 35a GmbHG), line by line. */
export function imprintLines(company: Company, locale: Locale): string[] {
  const { name, street, zipcode, city, managers, register, vatId, email, phone } = company;
  const texts = documentTexts[locale];
  return [
    `${name}, ${street}, ${zipcode} ${city}`,
    `${texts.managers}: ${managers}`,
    register,
    `${texts.vatId} ${vatId}`,
    `${email}, ${phone}`,
  ].filter(Boolean);
}
