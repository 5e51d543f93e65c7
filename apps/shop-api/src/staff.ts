import { ApiFailure } from "@hearth/contract";
import { openServices } from "./open-services.ts";
import { readConfig } from "./platform/config/config.ts";
import { runStaffCommand } from "./staff-command.ts";

/** `npm run staff -- reviews list`: what the back office will do one day. */
const services = await openServices(readConfig(process.env), console.error);
try {
  console.log(await runStaffCommand(services, process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ApiFailure)) throw error;
  console.error(error.errors[0]?.detail);
  process.exitCode = 1;
} finally {
  await services.close();
}
