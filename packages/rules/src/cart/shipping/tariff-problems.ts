import type { ShippingRate, ShippingTariff } from "../shipping-rules.ts";

export type TariffProblemCode =
  | "HOME_MISSING"
  | "ZONE_TWICE"
  | "FIRST_STEP_ABOVE_ZERO"
  | "STEPS_NOT_RISING"
  | "FREE_TARIFF_COSTS"
  | "FREE_TARIFF_HAS_LIMIT";

export interface TariffProblem {
  code: TariffProblemCode;
  /** Null: of the tariff as a whole. */
  zone: string | null;
  /** Its place among the steps of the zone. */
  step: number | null;
}

/** What is wrong with the prices of a tariff, from files and from forms alike. */
export function tariffProblems(
  { isFree, rates }: Pick<ShippingTariff, "isFree" | "rates">,
  homeZone: string | undefined,
): TariffProblem[] {
  const zones = rates.map(({ zone }) => zone);
  const twice = zones.filter((zone, at) => zones.indexOf(zone) !== at);
  return [
    ...(homeZone !== undefined && !zones.includes(homeZone)
      ? [{ code: "HOME_MISSING" as const, zone: null, step: null }]
      : []),
    ...twice.map((zone) => ({ code: "ZONE_TWICE" as const, zone, step: null })),
    ...rates.flatMap((rate) => rateProblems(rate, isFree)),
  ];
}

function rateProblems({ zone, freeFromCents, steps }: ShippingRate, isFree: boolean): TariffProblem[] {
  const problems: TariffProblem[] = [];
  if (isFree && freeFromCents !== null) problems.push({ code: "FREE_TARIFF_HAS_LIMIT", zone, step: null });
  if (steps[0]?.fromGrams !== 0) problems.push({ code: "FIRST_STEP_ABOVE_ZERO", zone, step: 0 });
  for (const [step, { fromGrams, cents }] of steps.entries()) {
    if (fromGrams <= (steps[step - 1]?.fromGrams ?? -1))
      problems.push({ code: "STEPS_NOT_RISING", zone, step });
    if (isFree && cents > 0) problems.push({ code: "FREE_TARIFF_COSTS", zone, step });
  }
  return problems;
}

/** What a method is said to cost where most people live: as the first tariff it carries that costs anything. */
export function shownRate(
  tariffs: readonly Pick<ShippingTariff, "isFree" | "methodIds" | "rates">[],
  methodId: string,
  homeZone: string | undefined,
): ShippingRate | undefined {
  return tariffs
    .find(({ isFree, methodIds }) => !isFree && methodIds.includes(methodId))
    ?.rates.find(({ zone }) => zone === homeZone);
}
