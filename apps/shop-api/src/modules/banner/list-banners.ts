import type { AdminBanner, ListPage, ListRequest } from "@hearth/admin-contract";
import { bannerState, shopDay } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { pageOf } from "../admin-list/index.ts";
import { type BannerRow, selectBanners } from "./banner.sql.ts";

/** They are few: a shop says one thing at a time. */
export async function listBanners(
  sql: Sql,
  request: Omit<ListRequest, "filter">,
): Promise<ListPage<AdminBanner>> {
  return pageOf((await selectBanners(sql)).map(presentBanner), request);
}

export function presentBanner({ texts, ...banner }: BannerRow): AdminBanner {
  return {
    ...banner,
    texts: Object.entries(texts).map(([locale, said]) => ({ locale, ...said })),
    state: bannerState(banner, shopDay(Date.now())),
  };
}
