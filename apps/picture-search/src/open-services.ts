import { migrate } from "@hearth/service/migration";
import type { FastifyBaseLogger } from "fastify";
import { readCatalogueState, readPicturedProducts } from "./catalogue/catalogue.sql.ts";
import { keptFeatures } from "./catalogue/features.sql.ts";
import { followCatalogue } from "./catalogue/follow-catalogue.ts";
import { productHits } from "./catalogue/product-hits.ts";
import { RECIPE } from "./features/describe.ts";
import { createLookQueue } from "./features/look-queue.ts";
import { openFeatureProcess } from "./features/open-feature-process.ts";
import { PictureRefusal } from "./features/picture-refusal.ts";
import { createMemoryIndex } from "./index/memory-index.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase } from "./platform/database.ts";
import { createMetrics } from "./platform/metrics.ts";
import { repeat } from "./platform/repeat.ts";
import type { Services } from "./services.ts";

export interface OpenServices extends Services {
  /** Begins to follow the catalogue; problems are told and tried again. */
  start(log: Pick<FastifyBaseLogger, "warn">): void;
  close(): Promise<void>;
}

export async function openServices(config: Config): Promise<OpenServices> {
  const shop = openDatabase(config.databaseUrl);
  const own = openDatabase(config.featuresUrl);
  await migrate(own, [{ name: "picture-search", url: new URL("../migrations/", import.meta.url) }]);
  const features = openFeatureProcess(config.cores);
  const queue = createLookQueue(features, config);
  const index = createMemoryIndex();
  const metrics = createMetrics();
  let log: Pick<FastifyBaseLogger, "warn"> = console;
  const catalogue = followCatalogue({
    mediaDir: config.mediaDir,
    readState: () => readCatalogueState(shop),
    readProducts: () => readPicturedProducts(shop),
    kept: keptFeatures(own, RECIPE),
    look: (picture) => queue.picture(picture),
    index,
    warn: (error, path) => log.warn({ err: error, path }, "a picture was left out"),
  });
  let isClosing = false;
  let following: { stop(): Promise<void> } | undefined;

  return {
    config,
    metrics,
    catalogue,
    async find(photo, limit) {
      const { isLoaded, pictures } = catalogue.state();
      // Whoever asks before it is ready is answered from what is known so far.
      if (!isLoaded && pictures === 0) throw new PictureRefusal("SEARCH_NOT_READY");
      const similarities = await index.find(await queue.photo(photo));
      return productHits(catalogue.products(), similarities, limit);
    },
    start(logger) {
      log = logger;
      following = repeat(config.pollSeconds * 1000, async () => {
        try {
          await catalogue.refresh();
        } catch (error) {
          if (!isClosing) log.warn({ err: error }, "the catalogue could not be followed");
        }
        const { pictures, waiting } = catalogue.state();
        metrics.pictures(pictures, waiting);
      });
    },
    async close() {
      isClosing = true;
      const stopped = following?.stop();
      await features.close();
      await stopped;
      await Promise.all([shop.end(), own.end()]);
    },
  };
}
