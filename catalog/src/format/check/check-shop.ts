import type { Check } from "./check.ts";

export function checkShop({ catalogue: { shop }, report, refer, referAll, needUnique }: Check): void {
  for (const language of shop.languages) {
    refer("language", language.fallback, language, ["fallback"]);
    needUnique("locale", language.locale, language, ["locale"]);
    if (language.fallback === language.key)
      report(language, ["fallback"], "a language cannot fall back to itself");
  }
  for (const currency of shop.currencies) needUnique("currency code", currency.iso, currency, ["iso"]);
  for (const country of shop.countries) {
    needUnique("country code", country.iso, country, ["iso"]);
    for (const field of ["postalCode", "vatId"] as const)
      if (!isPattern(country[field])) report(country, [field], "is not a regular expression");
    for (const state of country.states ?? []) needUnique("state code", state.code, state, ["code"]);
  }
  for (const tax of shop.taxes)
    for (const country of Object.keys(tax.rates ?? {})) refer("country", country, tax, ["rates", country]);
  for (const time of shop.deliveryTimes)
    if (time.max < time.min) report(time, ["max"], "must not be below min");
  for (const method of shop.paymentMethods) {
    const { countries, customerGroups } = method.availability ?? {};
    needUnique("technical name", method.technicalName, method, ["technicalName"]);
    referAll("country", countries, method, ["availability", "countries"]);
    referAll("customer group", customerGroups, method, ["availability", "customerGroups"]);
  }
  for (const method of shop.shippingMethods) {
    needUnique("technical name", method.technicalName, method, ["technicalName"]);
    refer("delivery time", method.deliveryTime, method, ["deliveryTime"]);
    if (method.prices[0]?.from !== 0)
      report(method, ["prices", 0, "from"], "the first price must start from 0");
    for (const [index, price] of method.prices.entries())
      if (index > 0 && price.from <= (method.prices[index - 1]?.from ?? 0))
        report(method, ["prices", index, "from"], "must be above the from of the price before");
  }
  checkChannel(shop.channel, refer, needUnique);
}

function checkChannel(
  channel: Check["catalogue"]["shop"]["channel"],
  refer: Check["refer"],
  needUnique: Check["needUnique"],
): void {
  refer("currency", channel.currency, channel, ["currency"]);
  refer("country", channel.country, channel, ["country"]);
  refer("customer group", channel.customerGroup, channel, ["customerGroup"]);
  refer("payment method", channel.paymentMethod, channel, ["paymentMethod"]);
  refer("shipping method", channel.shippingMethod, channel, ["shippingMethod"]);
  refer("category", channel.navigation, channel, ["navigation"]);
  refer("category", channel.footer, channel, ["footer"]);
  refer("category", channel.service, channel, ["service"]);
  for (const [language, url] of Object.entries(channel.domains))
    needUnique("domain", url, channel, ["domains", language]);
}

function isPattern(source: string | undefined): boolean {
  try {
    return source === undefined || new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
