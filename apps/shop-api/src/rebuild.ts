import { parseArgs } from "node:util";
import { createAnnouncer } from "./announce-stale.ts";
import { ALL } from "./http/answer/answer-endpoint.ts";
import { hasDocs, rebuildProjections, renewProjections } from "./modules/projection/index.ts";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config/config.ts";

/**
 * `node src/rebuild.ts`: all projections anew, for example after a bulk import. Beside readers, family by family; with --empty-first, and
 * where there is none yet, all at once, which is faster and leaves listings empty until it is done.
 */
const { values } = parseArgs({ options: { "empty-first": { type: "boolean", default: false } } });
const services = await openServices(readConfig(process.env), console.error);
if (values["empty-first"] || !(await hasDocs(services.sql))) {
  const { loaded } = await rebuildProjections(services, services.references.current());
  console.log(`${loaded} listing hits rebuilt`);
} else {
  const { announce } = createAnnouncer(services);
  const { families } = await renewProjections({ ...services, everything: ALL, announce });
  console.log(`${families} families renewed`);
}
await services.close();
