import { rebuildProjections } from "./modules/projection/index.ts";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config.ts";

/** `node src/rebuild.ts`: all projections anew, for example after a bulk import. */
const services = await openServices(readConfig(process.env), console.error);
const { loaded } = await rebuildProjections(services, services.references.current());
console.log(`${loaded} listing hits rebuilt`);
await services.close();
