import type { Catalogue } from "./format/catalogue.ts";
import type { Rate, Zone } from "./format/shipping.ts";
import { freeFromGross } from "./format/tariffs.ts";

/** How the page about shipping costs puts figures, by language. */
const wordings = {
  de: {
    locale: "de-DE",
    euro: "# €",
    upTo: "bis",
    above: "darüber",
    free: "frei ab",
    columns: ["Versandart", "Kosten"],
  },
  en: {
    locale: "en-GB",
    euro: "€#",
    upTo: "up to",
    above: "above",
    free: "free from",
    columns: ["Shipping type", "Cost"],
  },
  pl: {
    locale: "pl-PL",
    euro: "# €",
    upTo: "do",
    above: "powyżej",
    free: "bezpłatnie od",
    columns: ["Rodzaj wysyłki", "Koszt"],
  },
};
export type PageLanguage = keyof typeof wordings;
type Wording = (typeof wordings)[PageLanguage];

/** The tables a page about shipping costs must show: one for all zones with the same rates, dearer types further down. */
export function shippingTables({ shop, shipping }: Catalogue, language: PageLanguage): string[] {
  const wording = wordings[language];
  const tariffs = shipping.tariffs
    .filter(({ free }) => !free)
    .toSorted((one, other) => one.rank - other.rank);
  const nameOf = (type: string) =>
    shop.shippingCostTypes.find(({ key }) => key === type)?.name[language] ?? "";
  const groups = Map.groupBy(shipping.zones, ({ key }) =>
    JSON.stringify(tariffs.map(({ rates }) => rates[key])),
  );

  return [...groups.values()].map((zones) => {
    const rows = tariffs.flatMap(({ type, rates }) => {
      const rate = rates[zones[0]?.key ?? ""];
      return rate
        ? [`<tr><td>${nameOf(type)}</td><td>${costLines(rate, wording).join("<br>")}</td></tr>`]
        : [];
    });
    return [
      `<h2>${headingOf(zones, language)}</h2>`,
      `<table><thead><tr>${wording.columns.map((word) => `<th>${word}</th>`).join("")}</tr></thead><tbody>`,
      ...rows,
      "</tbody></table>",
    ].join(" ");
  });
}

function headingOf(zones: readonly Zone[], language: PageLanguage): string {
  return zones.map(({ name }) => name[language]).join(", ");
}

/** What each weight costs, then from where on it is free. */
function costLines(rate: Rate, wording: Wording): string[] {
  const lines = rate.steps.map(({ gross }, index) => {
    const end = rate.steps[index + 1]?.from;
    const cost = euro(figure(gross, wording, 2), wording);
    if (end !== undefined)
      return `${wording.upTo} ${figure(Math.floor(end * 100) / 100, wording)} kg: ${cost}`;
    return index === 0 ? cost : `${wording.above}: ${cost}`;
  });
  const from = freeFromGross(rate);
  if (from !== undefined) lines.push(`${wording.free} ${euro(figure(from, wording), wording)}`);
  // A figure is not torn apart on a narrow screen.
  return lines.map((line) => line.replaceAll(/\s/g, "&nbsp;"));
}

function euro(amount: string, { euro: form }: Wording): string {
  return form.replace("#", amount);
}

function figure(value: number, { locale }: Wording, decimals = 0): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
    useGrouping: "always",
  }).format(value);
}
