import type { AdminCountry } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { selectCountries, writeCountry } from "./country.sql.ts";
import { namesOf } from "./local-texts.ts";
import { changeSeenSetting, lockTable, type SeenSetting } from "./seen-setting.ts";

export async function listCountries(sql: Sql, reference: ReferenceData): Promise<AdminCountry[]> {
  return (await selectCountries(sql)).map(({ texts, ...country }) => ({
    ...country,
    names: namesOf(reference, texts),
  }));
}

export function changeCountry(
  tx: Tx,
  reference: ReferenceData,
  form: SeenSetting & Pick<AdminCountry, "isActive" | "isSentTo">,
) {
  return changeSeenSetting(form, {
    lock: () => lockTable(tx, "country"),
    readAll: () => listCountries(tx, reference),
    async write({ isHome }) {
      // Whoever comes to the shop is taken to be there until they say otherwise.
      if (isHome && !(form.isActive && form.isSentTo)) throw wrongField("isActive", "HOME");
      await writeCountry(tx, form);
    },
  });
}
