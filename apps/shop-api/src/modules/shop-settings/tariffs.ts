import type { AdminShippingTariff, AdminShippingZone, ShippingRateForm } from "@hearth/admin-contract";
import { netFromGross, type ShippingRate, shownRate, tariffProblems, toAmount } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { namesOf } from "./local-texts.ts";
import { changeSeenSetting, lockTable, type SeenSetting } from "./seen-setting.ts";
import {
  selectStandardTax,
  selectTariffs,
  selectZones,
  type TariffRow,
  writeRates,
  writeShownPrices,
} from "./tariff.sql.ts";

export async function listShippingTariffs(
  sql: Sql,
  reference: ReferenceData,
): Promise<{ tariffs: AdminShippingTariff[]; zones: AdminShippingZone[] }> {
  const zones = await selectZones(sql);
  return {
    tariffs: await readTariffs(sql, reference),
    zones: zones.map(({ texts, ...zone }) => ({ ...zone, names: namesOf(reference, texts) })),
  };
}

/** Other prices for all zones at once; a zone that is not named is not delivered to. */
export function changeShippingTariff(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenSetting,
  rates: readonly ShippingRateForm[],
): Promise<{ before: AdminShippingTariff; after: AdminShippingTariff }> {
  return changeSeenSetting(seen, {
    lock: () => lockTable(tx, "shipping_tariff"),
    readAll: () => readTariffs(tx, reference),
    async write(before) {
      const zones = await selectZones(tx);
      const home = zones.find(({ isHome }) => isHome)?.key;
      if (rates.some(({ zone }) => !zones.some(({ key }) => key === zone)))
        throw wrongField("rates", "UNKNOWN_ZONE");
      const [problem] = tariffProblems({ isFree: before.isFree, rates: rates.map(grossRate) }, home);
      if (problem) throw wrongField("rates", problem.code);
      const kept = (await selectTariffs(tx)).find(({ id }) => id === seen.id)?.rates ?? [];
      await writeRates(tx, seen.id, withNet(rates, kept, await selectStandardTax(tx)));
      await showPrices(tx, before.methodIds, home);
    },
  });
}

async function readTariffs(sql: Sql, reference: ReferenceData): Promise<AdminShippingTariff[]> {
  return (await selectTariffs(sql)).map(({ texts, rates, ...tariff }) => ({
    ...tariff,
    names: namesOf(reference, texts),
    rates: rates.map(({ zone, freeFrom, steps }) => ({
      zone,
      freeFromGrossCents: freeFrom?.grossCents ?? null,
      steps,
    })),
  }));
}

function grossRate({ zone, freeFromGrossCents, steps }: ShippingRateForm): ShippingRate {
  return {
    zone,
    freeFromCents: freeFromGrossCents,
    steps: steps.map(({ fromGrams, grossCents }) => ({ fromGrams, cents: grossCents })),
  };
}

/** A price that stays keeps its net, which files may give; another one has it by the standard tax. */
function withNet(
  rates: readonly ShippingRateForm[],
  kept: TariffRow["rates"],
  taxRate: number,
): TariffRow["rates"] {
  return rates.map(({ zone, freeFromGrossCents, steps }) => {
    const before = kept.find((rate) => rate.zone === zone);
    const netOf = (grossCents: number, was: { grossCents: number; netCents: number } | null | undefined) =>
      was?.grossCents === grossCents ? was.netCents : netFromGross(grossCents, taxRate);
    return {
      zone,
      freeFrom:
        freeFromGrossCents === null
          ? null
          : { grossCents: freeFromGrossCents, netCents: netOf(freeFromGrossCents, before?.freeFrom) },
      steps: steps.map((step) => ({
        ...step,
        netCents: netOf(
          step.grossCents,
          before?.steps.find(({ fromGrams }) => fromGrams === step.fromGrams),
        ),
      })),
    };
  });
}

/** Methods name a price too: that of their first tariff, as the check of the catalogue's files wants it. */
async function showPrices(tx: Tx, methodIds: readonly string[], home: string | undefined): Promise<void> {
  const tariffs = (await selectTariffs(tx)).map(({ isFree, methodIds: carriers, rates }) => ({
    isFree,
    methodIds: carriers,
    rates: rates.map(({ zone, freeFrom, steps }) =>
      grossRate({ zone, freeFromGrossCents: freeFrom?.grossCents ?? null, steps }),
    ),
  }));
  for (const methodId of methodIds) {
    const rate = shownRate(tariffs, methodId, home);
    if (!rate) continue;
    const prices = [
      { from: 0, grossCents: rate.steps[0]?.cents ?? 0 },
      ...(rate.freeFromCents === null ? [] : [{ from: toAmount(rate.freeFromCents), grossCents: 0 }]),
    ];
    // oxlint-disable-next-line no-await-in-loop -- three methods at most, in one transaction
    await writeShownPrices(tx, methodId, prices);
  }
}
