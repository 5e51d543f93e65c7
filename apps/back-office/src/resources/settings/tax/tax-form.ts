import type { AdminTax } from "@hearth/admin-contract";

export type TaxPlanRow = AdminTax["plans"][number];

export interface TypedPlan {
  /** Empty: the class's own rate. */
  countryId: string;
  percent: string;
  validFrom: string;
}

export function planOf({ countryId, percent, validFrom }: TypedPlan): TaxPlanRow {
  return {
    countryId: countryId === "" ? null : countryId,
    ratePercent: Number(percent.trim().replace(",", ".")),
    validFrom,
  };
}

/** With one more; one of the same place and day is replaced. */
export function withPlan(plans: readonly TaxPlanRow[], plan: TaxPlanRow): TaxPlanRow[] {
  return [...withoutPlan(plans, plan), plan].toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
}

export function withoutPlan(plans: readonly TaxPlanRow[], plan: TaxPlanRow): TaxPlanRow[] {
  return plans.filter(
    ({ countryId, validFrom }) => countryId !== plan.countryId || validFrom !== plan.validFrom,
  );
}
