import { prepareDatabase } from "./processes/postgres.ts";
import { runShop } from "./demo/run-shop.ts";

await runShop({
  from: "sources",
  // A database named by the developer is used as it is; on the embedded server the shop keeps its own.
  database: async (server) =>
    process.env["DATABASE_URL"] ? server : prepareDatabase(server, "hearth", false),
});
