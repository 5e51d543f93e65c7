import type { AdminPaymentMethod, AdminShippingMethod } from "@hearth/admin-contract";
import type { PaymentAvailability } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { methodTextsOf, textsOfForm } from "./local-texts.ts";
import { type MethodTable, selectMethods, writeMethod, writeOrder } from "./method.sql.ts";
import { placeAmong } from "./place-among.ts";
import { changeSeenSetting, lockTable, type SeenSetting } from "./seen-setting.ts";

export type HasProvider = (technicalName: string) => boolean;

export async function listShippingMethods(
  sql: Sql,
  reference: ReferenceData,
): Promise<AdminShippingMethod[]> {
  const rows = await selectMethods(sql, "shipping_method");
  return rows.map(({ texts, availability: _none, ...method }, position) => ({
    ...method,
    position,
    texts: methodTextsOf(reference, texts),
  }));
}

export async function listPaymentMethods(
  sql: Sql,
  reference: ReferenceData,
  hasProvider: HasProvider,
): Promise<AdminPaymentMethod[]> {
  const rows = await selectMethods(sql, "payment_method");
  return rows.map(({ texts, availability, ...method }, position) => ({
    ...method,
    position,
    texts: methodTextsOf(reference, texts),
    hasProvider: hasProvider(method.technicalName),
    maxCents: availability.maxCents ?? null,
    countryIds: [...(availability.countryIds ?? [])],
  }));
}

type Seen<M> = SeenSetting & Omit<M, "technicalName" | "hasProvider">;

export function changeShippingMethod(tx: Tx, reference: ReferenceData, form: Seen<AdminShippingMethod>) {
  return changeSeenSetting(form, {
    lock: () => lockTable(tx, "shipping_method"),
    readAll: () => listShippingMethods(tx, reference),
    write: (_before, all) => save(tx, reference, { table: "shipping_method", form, all }),
  });
}

export function changePaymentMethod(
  tx: Tx,
  { reference, hasProvider }: { reference: ReferenceData; hasProvider: HasProvider },
  form: Seen<AdminPaymentMethod>,
) {
  return changeSeenSetting(form, {
    lock: () => lockTable(tx, "payment_method"),
    readAll: () => listPaymentMethods(tx, reference, hasProvider),
    async write(_before, all) {
      const { id, maxCents, countryIds } = form;
      if (countryIds.some((country) => !reference.country.has(country)))
        throw wrongField("countryIds", "UNKNOWN");
      const kept = (await selectMethods(tx, "payment_method")).find((row) => row.id === id)?.availability;
      const availability = {
        // Who it is for is not asked here, and stays.
        ...(kept?.customerGroupIds && { customerGroupIds: kept.customerGroupIds }),
        ...(maxCents !== null && { maxCents }),
        ...(countryIds.length > 0 && { countryIds }),
      };
      await save(tx, reference, { table: "payment_method", form, all, availability });
    },
  });
}

interface Saved {
  table: MethodTable;
  form: Seen<AdminShippingMethod>;
  all: readonly Pick<AdminShippingMethod, "id" | "isActive">[];
  availability?: PaymentAvailability;
}

async function save(
  tx: Tx,
  reference: ReferenceData,
  { table, form: { id, isActive, position, texts: said }, all, availability }: Saved,
): Promise<void> {
  const texts = textsOfForm(reference, said);
  if (!texts) throw wrongField("texts", "LANGUAGE_MISSING");
  // Without any nobody could order.
  if (!isActive && !all.some((other) => other.id !== id && other.isActive))
    throw wrongField("isActive", "LAST_ACTIVE");
  await writeMethod(tx, table, { id, isActive, texts, ...(availability && { availability }) });
  await writeOrder(
    tx,
    table,
    placeAmong(
      all.map((each) => each.id),
      id,
      position,
    ),
  );
}
