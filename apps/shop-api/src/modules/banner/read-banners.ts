import type { Banners } from "@hearth/contract";
import { shopDay } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { selectShown } from "./banner.sql.ts";

/** The same for everybody who reads this language. */
export async function readBanners(
  sql: Sql,
  { languageId, now }: Pick<Scope, "languageId" | "now">,
): Promise<Banners> {
  const shown = await selectShown(sql, languageId, shopDay(now));
  return {
    elements: shown.map((banner) => ({ ...banner, apiAlias: "hearth_banner" as const })),
    apiAlias: "hearth_banners",
  };
}
