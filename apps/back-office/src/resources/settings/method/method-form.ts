import type { AdminPaymentMethod, AdminShippingMethod } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";

export type Method = AdminShippingMethod | AdminPaymentMethod;
export type MethodTexts = Record<"name" | "description", Record<Locale, string>>;

export function methodTextsOf({ texts }: Pick<Method, "texts">): MethodTexts {
  const inAll = (field: "name" | "description") =>
    Object.fromEntries(
      locales.map((locale) => [locale, texts.find((each) => each.locale === locale)?.[field] ?? ""]),
    ) as Record<Locale, string>;
  return { name: inAll("name"), description: inAll("description") };
}

/** Null: a name is missing. */
export function textsOf({ name, description }: MethodTexts): Method["texts"] | null {
  const texts = locales.map((locale) => ({
    locale,
    name: name[locale].trim(),
    description: description[locale].trim(),
  }));
  return texts.every((text) => text.name !== "") ? texts : null;
}
