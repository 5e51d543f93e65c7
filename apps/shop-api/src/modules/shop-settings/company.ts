import { changedMeanwhile, type CompanyForm, type CompanySheet } from "@hearth/admin-contract";
import { isVatId, tidyVatId } from "@hearth/contract/form";
import { hoursProblem, isIban, tidyIban } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import {
  type BegunCompany,
  begunCompany,
  lockCompany,
  selectCompany,
  writeCompany,
} from "../company/index.ts";
import { isMailAddress } from "../mail/index.ts";
import type { ReferenceData } from "../reference/index.ts";

/** Beside the record: what holds without it. */
interface Beginnings {
  begun: BegunCompany;
  reference: ReferenceData;
}

export async function readCompanySheet(sql: Sql, { begun, reference }: Beginnings): Promise<CompanySheet> {
  const { record, version } = await selectCompany(sql);
  const company = record ?? { ...begunCompany(begun), hours: hoursOfFiles(reference) };
  return { company: company as CompanyForm, isOwn: record !== null, version };
}

/** Hours begin where pages had them before there was a record: with the home page. */
function hoursOfFiles({ rows, category }: ReferenceData): unknown[] {
  const home = category.get(rows.channels[0]?.navigation_category_id ?? "");
  const contact = home?.custom_fields?.["hearth_contact"] as { hours?: unknown[] } | undefined;
  return contact?.hours ?? [];
}

/** All of it at once, in the version that was read. */
export async function changeCompany(
  tx: Tx,
  beginnings: Beginnings,
  { version, company }: { version: number; company: CompanyForm },
): Promise<{ before: CompanySheet; after: CompanySheet }> {
  await lockCompany(tx);
  const before = await readCompanySheet(tx, beginnings);
  if (before.version !== version) throw changedMeanwhile(before);
  await writeCompany(tx, checked(company, beginnings.reference));
  return { before, after: await readCompanySheet(tx, beginnings) };
}

function checked(form: CompanyForm, reference: ReferenceData): CompanyForm {
  const vatId = tidyVatId(form.vatId);
  const bank = form.bank && { ...form.bank, iban: tidyIban(form.bank.iban) };
  if (!reference.rows.countries.some(({ iso }) => iso === form.country))
    throw wrongField("country", "UNKNOWN");
  if (!isVatId(vatId, { iso: form.country, vatIdPattern: null })) throw wrongField("vatId", "NO_VAT_ID");
  if (!isMailAddress(form.email)) throw wrongField("email", "NO_MAILBOX");
  if (bank && !isIban(bank.iban)) throw wrongField("iban", "NO_IBAN");
  const problem = hoursProblem(form.hours);
  if (problem) throw wrongField("hours", problem);
  return { ...form, vatId, bank };
}
