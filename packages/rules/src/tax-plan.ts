/** A rate that holds from a day in the shop's calendar on. */
export interface TaxPlan {
  /** Null: the class's own rate, at home and wherever no other is said. */
  countryId: string | null;
  ratePercent: number;
  /** `2020-07-01` */
  validFrom: string;
}

export type TaxPlanProblem = "NO_RATE" | "NO_DAY" | "IN_THE_PAST" | "TWICE";

const HIGHEST_PERCENT = 50;

/** The first thing that is wrong with plans somebody wants, given those that were there before; null: nothing. */
export function taxPlanProblem(
  wanted: readonly TaxPlan[],
  { before, today }: { before: readonly TaxPlan[]; today: string },
): TaxPlanProblem | null {
  const places = new Set<string>();
  for (const plan of wanted) {
    const { ratePercent, validFrom } = plan;
    // Hundredths of a percent: the column holds no more.
    const isRate = ratePercent >= 0 && ratePercent <= HIGHEST_PERCENT && isWhole(ratePercent * 100);
    if (!isRate) return "NO_RATE";
    if (!isDay(validFrom)) return "NO_DAY";
    // What was taxed is taxed: no rate begins before today.
    if (validFrom < today && !before.some((known) => isSame(known, plan))) return "IN_THE_PAST";
    places.add(placeAndDay(plan));
  }
  return places.size < wanted.length ? "TWICE" : null;
}

/** Those that hold by this day, for each place the last of them, and those that still wait, the next one first. */
export function partTaxPlans(plans: readonly TaxPlan[], day: string): { due: TaxPlan[]; waiting: TaxPlan[] } {
  const inOrder = plans.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
  const due = new Map<string | null, TaxPlan>();
  for (const plan of inOrder) if (plan.validFrom <= day) due.set(plan.countryId, plan);
  return { due: [...due.values()], waiting: inOrder.filter(({ validFrom }) => validFrom > day) };
}

/** A class that is called by its rate is called by the new one: "19 %" becomes "16 %". */
export function taxNameWith(name: string, before: number, after: number): string {
  const said = new RegExp(String.raw`^${shown(before).replace(",", "[.,]")}(?=\s*%)`);
  return name.replace(said, shown(after));
}

function shown(percent: number): string {
  return String(percent).replace(".", ",");
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
}

function isSame(a: TaxPlan, b: TaxPlan): boolean {
  return placeAndDay(a) === placeAndDay(b) && a.ratePercent === b.ratePercent;
}

function placeAndDay({ countryId, validFrom }: TaxPlan): string {
  return `${countryId ?? ""} ${validFrom}`;
}
