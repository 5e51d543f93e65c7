import type { RateLimit } from "@hearth/service";
import type { FindByPicture } from "./image/picture-search.ts";
import type { Config } from "./platform/config.ts";
import type { Sql } from "./platform/database.ts";
import type { Metrics } from "./platform/metrics.ts";
import type { GetDirectory } from "./shop/load-directory.ts";
import type { AskShop } from "./shop/shop-client.ts";
import type { FindIndex, ShopIndex } from "./shop/shop-index.ts";
import type { Recorder } from "./stats/record.sql.ts";

/** Everything a request may work with. */
export interface Services {
  config: Config;
  sql: Sql;
  ask: AskShop;
  findIndex: FindIndex;
  directory: GetDirectory;
  /** Whole searches of others, the most frequent first. */
  popular(index: ShopIndex): Promise<readonly string[]>;
  findByPicture: FindByPicture | undefined;
  recorder: Recorder;
  rateLimit: RateLimit;
  metrics: Metrics;
}
