import { adminEndpoints } from "@hearth/admin-contract";
import { readHealth } from "../../modules/health/index.ts";
import { plain } from "./admin-handler.ts";

export const healthHandlers = {
  readHealth: plain(adminEndpoints.readHealth, ({ services }) => readHealth(services)),
} as const;
