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
    from: "ab",
    columns: ["Versandart", "Kosten", "Frei Haus"],
  },
  en: {
    locale: "en-GB",
    euro: "€#",
    upTo: "up to",
    above: "above",
    from: "from",
    columns: ["Shipping type", "Cost", "Free"],
  },
  pl: {
    locale: "pl-PL",
    euro: "# €",
    upTo: "do",
    above: "powyżej",
    from: "od",
    columns: ["Rodzaj wysyłki", "Koszt", "Bezpłatnie"],
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
      return rate ? [{ name: nameOf(type), rate }] : [];
    });
    const width = rows.some(({ rate }) => rate.freeFrom !== undefined) ? 3 : 2;
    const head = wording.columns.slice(0, width).map((word) => `<th>${word}</th>`);
    const body = rows.map(({ name, rate }) => {
      const cells = [name, stepsCell(rate, wording), freeCell(rate, wording)].slice(0, width);
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    });
    return [
      `<h2>${headingOf(zones, language)}</h2>`,
      `<table><thead><tr>${head.join("")}</tr></thead><tbody>`,
      ...body,
      "</tbody></table>",
    ].join(" ");
  });
}

function headingOf(zones: readonly Zone[], language: PageLanguage): string {
  return zones.map(({ name }) => name[language]).join(", ");
}

function stepsCell({ steps }: Rate, wording: Wording): string {
  return steps
    .map(({ gross }, index) => {
      const end = steps[index + 1]?.from;
      if (end !== undefined)
        return `${wording.upTo} ${figure(Math.floor(end * 100) / 100, wording)} kg: ${euro(gross, wording)}`;
      return index === 0 ? euro(gross, wording) : `${wording.above}: ${euro(gross, wording)}`;
    })
    .join("<br>");
}

function freeCell(rate: Rate, wording: Wording): string {
  const from = freeFromGross(rate);
  return from === undefined ? "–" : `${wording.from} ${wording.euro.replace("#", figure(from, wording))}`;
}

function euro(amount: number, wording: Wording): string {
  return wording.euro.replace("#", figure(amount, wording, 2));
}

// Plain spaces, as the page is written.
function figure(value: number, { locale }: Wording, decimals = 0): string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
    useGrouping: "always",
  });
  return format.format(value).replaceAll(/\s/g, " ");
}
