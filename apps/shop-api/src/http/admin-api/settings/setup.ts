import { adminEndpoints } from "@hearth/admin-contract";
import { insertConfirmation, readSetup } from "../../../modules/setup/index.ts";
import type { Services } from "../../../services.ts";
import { change, plain } from "../admin-handler.ts";

export const setupHandlers = {
  readSetup: plain(adminEndpoints.readSetup, ({ services }) => readSetup(services.sql, begunBy(services))),
  confirmSetup: change(adminEndpoints.confirmSetup, async ({ services, tx, input, note }) => {
    await insertConfirmation(tx, input.step);
    note({ object: input.step });
    return readSetup(tx, begunBy(services));
  }),
} as const;

function begunBy({ config, references }: Services) {
  return { begun: config, reference: references.current() };
}
