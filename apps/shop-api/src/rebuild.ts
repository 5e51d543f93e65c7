import { parseArgs } from "node:util";
import { createAnnouncer } from "./announce-stale.ts";
import { ALL } from "./http/answer/answer-endpoint.ts";
import { hasDocs, rebuildInShadow, rebuildProjections } from "./modules/projection/index.ts";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config/config.ts";

/**
 * `node src/rebuild.ts`: all projections anew, for example after a bulk import, in tables beside those that are read, which then take
 * their place. With --empty-first, and where there is none yet, in place: half the room, and listings are empty until it is done.
 */
const { values } = parseArgs({ options: { "empty-first": { type: "boolean", default: false } } });
const services = await openServices(readConfig(process.env), console.error);
const { announce } = createAnnouncer(services);
const { loaded } =
  values["empty-first"] || !(await hasDocs(services.sql))
    ? await rebuildProjections(services, services.references.current())
    : await rebuildInShadow({ ...services, everything: ALL, announce });
console.log(`${loaded} listing hits rebuilt`);
await services.close();
