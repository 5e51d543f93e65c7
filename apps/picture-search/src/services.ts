import type { Catalogue } from "./catalogue/follow-catalogue.ts";
import type { Hit } from "./catalogue/product-hits.ts";
import type { Config } from "./platform/config.ts";
import type { Metrics } from "./platform/metrics.ts";

/** What the server is made of. */
export interface Services {
  config: Config;
  metrics: Metrics;
  catalogue: Pick<Catalogue, "state">;
  find(photo: Uint8Array, limit: number): Promise<Hit[]>;
}
