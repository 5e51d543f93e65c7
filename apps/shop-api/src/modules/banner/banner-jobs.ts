import type { TaskList } from "graphile-worker";
import type { Sql } from "../../platform/database/database.ts";
import { tellCaches, TURN_BANNERS } from "./banner.sql.ts";

/** A day begins on which something is shown or no longer. Run twice, caches are told twice. */
export function bannerJobs(sql: Sql): TaskList {
  return { [TURN_BANNERS]: () => tellCaches(sql) };
}
