import { rebuildProjections } from "../../../src/modules/projection/index.ts";
import { openServices } from "../../../src/open-services.ts";
import { testConfig } from "../test-config.ts";

/** Makes all read models of a database, as `src/rebuild.ts` does. */
export async function projectAll(url: string): Promise<void> {
  const services = await openServices(testConfig(url), console.error);
  await rebuildProjections(services, services.references.current());
  await services.close();
}
