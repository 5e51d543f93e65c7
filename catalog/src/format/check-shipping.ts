import { checkZones } from "./check-zones.ts";
import type { Check } from "./check.ts";
import type { Tariff } from "./shipping.ts";
import { freeFromGross, homeZone } from "./tariffs.ts";

export function checkShipping(check: Check): void {
  const { shop, shipping } = check.catalogue;
  checkZones(check);
  for (const tariff of shipping.tariffs) checkTariff(tariff, check);
  for (const type of shop.shippingCostTypes)
    if (!shipping.tariffs.some((tariff) => tariff.type === type.key))
      check.report(type, [], "has no tariff in shipping.yaml");
  checkShownPrices(check);
}

function checkTariff(tariff: Tariff, { catalogue, report, refer, referAll, needUnique }: Check): void {
  refer("shipping cost type", tariff.type, tariff, ["type"]);
  needUnique("shipping cost type", tariff.type, tariff, ["type"]);
  needUnique("set of parts", tariff.parts?.toSorted().join(", "), tariff, ["parts"]);
  referAll("shipping method", tariff.methods, tariff, ["methods"]);
  const home = homeZone(catalogue);
  if (home && !tariff.rates[home.key])
    report(tariff, ["rates"], `a rate for the zone "${home.key}" is missing`);
  if (tariff.free && tariff.parts) report(tariff, ["parts"], "a free tariff has no parts");

  for (const [zone, { steps, freeFrom }] of Object.entries(tariff.rates)) {
    refer("shipping zone", zone, tariff, ["rates", zone]);
    if (tariff.free && freeFrom !== undefined)
      report(tariff, ["rates", zone, "freeFrom"], "a free tariff is free from the start");
    if (steps[0]?.from !== 0)
      report(tariff, ["rates", zone, "steps", 0, "from"], "the first step must start from 0");
    for (const [index, { from, gross }] of steps.entries()) {
      const at = ["rates", zone, "steps", index];
      if (from <= (steps[index - 1]?.from ?? -1))
        report(tariff, [...at, "from"], "must be above the step before");
      if (tariff.free && gross > 0) report(tariff, [...at, "gross"], "a free tariff costs nothing");
    }
  }
}

/** A method shows the price of the first tariff it carries, where most people live. */
function checkShownPrices({ catalogue, report }: Check): void {
  const home = homeZone(catalogue);
  for (const method of catalogue.shop.shippingMethods) {
    const tariff = catalogue.shipping.tariffs.find(
      ({ free, methods }) => !free && methods.includes(method.key),
    );
    const rate = home && tariff?.rates[home.key];
    if (!rate) continue;
    const [price, free] = method.prices;
    const freeFrom = freeFromGross(rate);
    if (price?.gross !== rate.steps[0]?.gross)
      report(
        method,
        ["prices", 0, "gross"],
        `must be the ${rate.steps[0]?.gross} of the tariff "${tariff.type}"`,
      );
    if (free?.from !== freeFrom || (free && free.gross !== 0) || method.prices.length > 2)
      report(
        method,
        ["prices"],
        `must end with free from ${freeFrom ?? "nothing"} like the tariff "${tariff.type}"`,
      );
  }
}
