import { adminEndpoints } from "@hearth/admin-contract";
import { readSetup } from "../../../modules/setup/index.ts";
import { plain } from "../admin-handler.ts";

export const setupHandlers = {
  readSetup: plain(adminEndpoints.readSetup, ({ services: { sql, config, references } }) =>
    readSetup(sql, { begun: config, reference: references.current() }),
  ),
} as const;
