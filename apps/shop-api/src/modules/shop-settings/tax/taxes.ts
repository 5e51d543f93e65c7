import type { AdminTax } from "@hearth/admin-contract";
import {
  netFromGross,
  shopDay,
  startOfDay,
  partTaxPlans,
  taxNameWith,
  type TaxPlan,
  taxPlanProblem,
} from "@hearth/rules";
import type { Sql } from "../../../platform/database/database.ts";
import type { Transact, Tx } from "../../../platform/database/transaction.ts";
import { wrongField } from "../../assortment/index.ts";
import type { ReferenceData } from "../../reference/index.ts";
import { changeSeenSetting, type SeenSetting } from "../seen-setting.ts";
import { selectTariffs, writeRates } from "../tariff.sql.ts";
import {
  correctNets,
  HOLD_TAX_PLANS,
  lockTaxes,
  selectTaxes,
  type TaxRow,
  wakeOn,
  writeOwnRate,
  writePlans,
  writeRateAbroad,
} from "./tax.sql.ts";

export function listTaxes(sql: Sql): Promise<AdminTax[]> {
  return selectTaxes(sql);
}

/** All plans of a class at once. What begins today holds at once, the rest from its day on. */
export function planTax(tx: Tx, { rows }: ReferenceData, form: SeenSetting & { plans: readonly TaxPlan[] }) {
  const today = shopDay(Date.now());
  return changeSeenSetting(form, {
    lock: () => lockTaxes(tx),
    readAll: () => selectTaxes(tx),
    async write(before) {
      const problem = taxPlanProblem(form.plans, { before: before.plans, today });
      if (problem) throw wrongField("plans", problem);
      const isKnown = ({ countryId }: TaxPlan) =>
        countryId === null || rows.countries.some(({ id }) => id === countryId);
      if (!form.plans.every(isKnown)) throw wrongField("plans", "UNKNOWN");
      await hold(tx, { ...before, plans: [...form.plans] }, today);
    },
  });
}

export function taxJobs(transact: Transact) {
  return {
    [HOLD_TAX_PLANS]: () =>
      transact(async (tx) => {
        await lockTaxes(tx);
        for (const tax of await selectTaxes(tx)) await hold(tx, tax, shopDay(Date.now()));
      }),
  };
}

/** Brings a class to what holds on this day; done twice it changes nothing more. */
async function hold(tx: Tx, tax: TaxRow, day: string): Promise<void> {
  const { due, waiting } = partTaxPlans(tax.plans, day);
  for (const { countryId, ratePercent } of due) {
    if (countryId === null) await holdAtHome(tx, tax, ratePercent);
    else await writeRateAbroad(tx, tax.id, { countryId, ratePercent });
  }
  const known = (await selectTaxes(tx)).find(({ id }) => id === tax.id);
  if (JSON.stringify(known?.plans) !== JSON.stringify(waiting)) await writePlans(tx, tax.id, waiting);
  for (const each of new Set(waiting.map(({ validFrom }) => validFrom)))
    await wakeOn(tx, each, new Date(startOfDay(each)));
}

async function holdAtHome(
  tx: Tx,
  { id, name, ratePercent: before }: TaxRow,
  ratePercent: number,
): Promise<void> {
  await writeOwnRate(tx, { id, name: taxNameWith(name, before, ratePercent), ratePercent });
  await correctNets(tx, id, ratePercent);
  const [standard] = await selectTaxes(tx);
  if (standard?.id === id) await correctTariffs(tx, ratePercent);
}

/** Sending is typed gross and taxed by the first class, as ../tariffs.ts does. */
async function correctTariffs(tx: Tx, ratePercent: number): Promise<void> {
  const net = <T extends { grossCents: number }>(price: T) => ({
    ...price,
    netCents: netFromGross(price.grossCents, ratePercent),
  });
  for (const { id, rates } of await selectTariffs(tx))
    await writeRates(
      tx,
      id,
      rates.map((rate) => ({
        ...rate,
        freeFrom: rate.freeFrom && net(rate.freeFrom),
        steps: rate.steps.map(net),
      })),
    );
}
