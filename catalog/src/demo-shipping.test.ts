import { beforeAll, expect, it } from "vitest";
import type { Catalogue } from "./format/catalogue.ts";
import { loadCatalogue } from "./format/reading/load-catalogue.ts";
import { writtenRanges } from "./format/postcodes.ts";
import type { Tariff } from "./format/shipping.ts";
import { shippingTables } from "./shipping-tables.fixture.ts";
import type { PageLanguage } from "./shipping-tables.fixture.ts";

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(new URL("../data", import.meta.url).pathname);
}, 60_000);

// The law wants the costs known before the order: the page says what the cart will say.
it.each<PageLanguage>(["de", "en", "pl"])(
  "shows every tariff on the page about shipping costs (%s)",
  (language) => {
    const page = catalogue.pages.find(({ key }) => key === "shipping-costs");
    const content = page?.sections[0]?.blocks[0]?.slots["content"]?.config?.["content"] as Record<
      string,
      string
    >;
    for (const table of shippingTables(catalogue, language)) expect(content[language]).toContain(table);
    for (const { from, to } of catalogue.shipping.zones.flatMap(writtenRanges))
      expect(content[language]).toContain(from === to ? `(${from})` : `(${from}–${to})`);
  },
);

const stepAt = ({ rates }: Tariff, zone: string, kg: number) =>
  rates[zone]?.steps.findLast(({ from }) => from <= kg)?.gross;

/** Every zone with the weights at which some tariff changes. */
const places = () =>
  catalogue.shipping.zones.flatMap(({ key }) =>
    [
      ...new Set(
        catalogue.shipping.tariffs.flatMap(({ rates }) => rates[key]?.steps ?? []).map(({ from }) => from),
      ),
    ].map((kg) => ({ zone: key, kg })),
  );

const byRank = () => catalogue.shipping.tariffs.toSorted((one, other) => one.rank - other.rank);

it("never charges less for the type that decides in a mixed cart", () => {
  const tariffs = byRank().filter(({ free }) => !free);
  for (const { zone, kg } of places()) {
    const costs = tariffs.map((tariff) => stepAt(tariff, zone, kg)).filter((cost) => cost !== undefined);
    expect({ zone, kg, costs }).toEqual({ zone, kg, costs: costs.toSorted((one, other) => one - other) });
  }
});

it("sends a mixed cart with the larger carrier, also when its goods travel free", () => {
  const carriers = byRank().map(({ methods }) => ["parcel", "bulky", "freight"].indexOf(methods[0] ?? ""));
  expect(carriers).toEqual(carriers.toSorted((one, other) => one - other));
});

it("sends goods that share a pallet for less than one by one", () => {
  const withParts = catalogue.shipping.tariffs.filter(({ parts }) => parts !== undefined);
  for (const whole of withParts)
    for (const part of withParts.filter((tariff) => isPartOf(tariff, whole))) {
      const rest = whole.parts?.filter((name) => !part.parts?.includes(name)) ?? [];
      const other = withParts.find(({ parts }) => parts?.toSorted().join() === rest.toSorted().join());
      for (const { zone, kg } of other ? places() : []) {
        const apart = [part, other].map((tariff) => (tariff && stepAt(tariff, zone, kg)) ?? 0);
        expect(stepAt(whole, zone, kg) ?? 0).toBeLessThanOrEqual(apart.reduce((sum, cost) => sum + cost, 0));
      }
    }
});

function isPartOf(part: Tariff, whole: Tariff): boolean {
  return part !== whole && (part.parts ?? []).every((name) => whole.parts?.includes(name));
}

it("speaks all its languages in promotions and zones", () => {
  const languages = catalogue.shop.languages.map(({ key }) => key);
  for (const { key, name } of [...catalogue.promotions, ...catalogue.shipping.zones])
    expect([key, Object.keys(name)]).toEqual([key, languages]);
});
