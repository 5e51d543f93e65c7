import {
  type AdminPromotion,
  adminFailure,
  changedMeanwhile,
  type PromotionFields,
} from "@hearth/admin-contract";
import { ApiFailure, apiError, failure } from "@hearth/contract";
import { promotionProblems } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { isCodeTaken, lockPromotion, selectPromotion, writePromotion } from "./promotion.sql.ts";

/** What a form may leave out. */
type Optional = "validFrom" | "validUntil" | "code" | "maxRedemptions" | "maxRedemptionsPerCustomer";
export type PromotionForm = Omit<PromotionFields, Optional> & {
  [K in Optional]?: PromotionFields[K] | undefined;
};

export interface Saving {
  reference: ReferenceData;
  newId: () => string;
}

export async function readPromotion(sql: Sql, id: string): Promise<AdminPromotion> {
  const promotion = await selectPromotion(sql, id);
  if (!promotion)
    throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such promotion." });
  return promotion;
}

/** Carts follow as soon as the outbox was read. */
export async function createPromotion(tx: Tx, saving: Saving, form: PromotionForm): Promise<AdminPromotion> {
  const id = saving.newId();
  await save(tx, saving, { id, form, kept: [] });
  return readPromotion(tx, id);
}

export async function changeSeenPromotion(
  tx: Tx,
  saving: Saving,
  { id, version, form }: { id: string; version: number; form: PromotionForm },
): Promise<{ before: AdminPromotion; after: AdminPromotion }> {
  await lockPromotion(tx, id);
  const before = await readPromotion(tx, id);
  if (before.version !== version) throw changedMeanwhile(before);
  if (form.codeType !== before.codeType) throw refused([{ field: "codeType", code: "STAYS" }]);
  await save(tx, saving, { id, form, kept: before.discounts });
  return { before, after: await readPromotion(tx, id) };
}

interface Written {
  id: string;
  form: PromotionForm;
  /** A discount keeps its id, which is its line in carts and orders, as long as it keeps its place. */
  kept: AdminPromotion["discounts"];
}

async function save(tx: Tx, { reference, newId }: Saving, { id, form, kept }: Written): Promise<void> {
  const { names, ...terms } = { ...form, ...whatFormsLeaveOut(form), id };
  const { code, discounts } = terms;
  const unknown = names.filter(({ locale }) => languageId(reference, locale) === undefined);
  const problems = [
    ...promotionProblems({
      ...terms,
      validFrom: millisecondsOf(terms.validFrom),
      validUntil: millisecondsOf(terms.validUntil),
    }),
    ...unknown.map(() => ({ field: "names", code: "UNKNOWN_LANGUAGE" })),
  ];
  if (problems.length > 0) throw refused(problems);
  if (code !== null && (await isCodeTaken(tx, code, id)))
    throw adminFailure(409, "ADMIN__CODE_TAKEN", { detail: "Another promotion has this code." });
  await writePromotion(tx, {
    ...terms,
    discounts: discounts.map((discount, index) => ({ ...discount, id: kept[index]?.id ?? newId() })),
    texts: Object.fromEntries(
      names.map(({ locale, name }) => [languageId(reference, locale) ?? "", { name }]),
    ),
  });
}

function whatFormsLeaveOut(form: PromotionForm): Pick<PromotionFields, Optional> {
  const { validFrom = null, validUntil = null, code = null } = form;
  const { maxRedemptions = null, maxRedemptionsPerCustomer = null } = form;
  return { validFrom, validUntil, code, maxRedemptions, maxRedemptionsPerCustomer };
}

function millisecondsOf(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}

function languageId(reference: ReferenceData, locale: string): string | undefined {
  return reference.rows.languages.find((row) => row.locale_code === locale)?.id;
}

function refused(problems: readonly { field: string; code: string }[]): ApiFailure {
  return new ApiFailure(
    400,
    problems.map(({ field, code }) =>
      apiError(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
        detail: `This cannot be kept: ${code}`,
        pointer: `/${field}`,
        parameters: { reason: code },
      }),
    ),
  );
}
