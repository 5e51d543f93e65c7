import { shownRate, tariffProblems, type TariffProblemCode, toAmount, toCents } from "@hearth/rules";
import { checkZones } from "./check-zones.ts";
import type { Check } from "./check.ts";
import type { Tariff } from "../shipping.ts";
import { homeZone, plainTariff } from "../tariffs.ts";

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
  if (tariff.free && tariff.parts) report(tariff, ["parts"], "a free tariff has no parts");
  for (const zone of Object.keys(tariff.rates)) refer("shipping zone", zone, tariff, ["rates", zone]);
  const home = homeZone(catalogue)?.key;
  for (const { code, zone, step } of tariffProblems(plainTariff(tariff), home)) {
    const [part, message] = sentences[code](home);
    const at = [...(zone === null ? [] : [zone]), ...(step === null ? [] : ["steps", step])];
    report(tariff, ["rates", ...at, ...part], message);
  }
}

type Sentence = (home: string | undefined) => readonly [part: string[], message: string];

const sentences: Readonly<Record<TariffProblemCode, Sentence>> = {
  HOME_MISSING: (home) => [[], `a rate for the zone "${home}" is missing`],
  ZONE_TWICE: () => [[], "has two rates"],
  FIRST_STEP_ABOVE_ZERO: () => [["from"], "the first step must start from 0"],
  STEPS_NOT_RISING: () => [["from"], "must be above the step before"],
  FREE_TARIFF_COSTS: () => [["gross"], "a free tariff costs nothing"],
  FREE_TARIFF_HAS_LIMIT: () => [["freeFrom"], "a free tariff is free from the start"],
};

/** A method shows the price of the first tariff it carries, where most people live. */
function checkShownPrices({ catalogue, report }: Check): void {
  const home = homeZone(catalogue)?.key;
  const tariffs = catalogue.shipping.tariffs.map(plainTariff);
  for (const method of catalogue.shop.shippingMethods) {
    const rate = shownRate(tariffs, method.key, home);
    if (!rate) continue;
    const [price, free] = method.prices;
    const [first] = rate.steps;
    const freeFrom = rate.freeFromCents === null ? undefined : toAmount(rate.freeFromCents);
    if (first && toCents(price?.gross ?? 0) !== first.cents)
      report(method, ["prices", 0, "gross"], `must be the ${toAmount(first.cents)} of the tariff`);
    if (free?.from !== freeFrom || (free && free.gross !== 0) || method.prices.length > 2)
      report(method, ["prices"], `must end with free from ${freeFrom ?? "nothing"} like the tariff`);
  }
}
