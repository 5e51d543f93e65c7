import type { ShopSetup } from "@hearth/admin-contract";
import { paymentTraits, setupState, setupSteps } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { type BegunCompany, companyReader } from "../company/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { selectSetup } from "./setup.sql.ts";

export async function readSetup(
  sql: Sql,
  { begun, reference }: { begun: BegunCompany; reference: ReferenceData },
): Promise<ShopSetup> {
  const [facts, company] = await Promise.all([selectSetup(sql), companyReader(begun)(sql)]);
  const state = setupState({
    ...facts,
    isCompanyWritten: reference.company !== null,
    payments: reference.rows.paymentMethods
      .filter(({ active }) => active)
      .map(({ technical_name }) => paymentTraits(technical_name)),
    hasBankAccount: company.bank !== null,
  });
  return { steps: setupSteps.map((step) => ({ step, isDone: state[step] })) };
}
