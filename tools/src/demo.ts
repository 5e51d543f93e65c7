import { parseArgs } from "node:util";
import { isBuildCurrent } from "./demo/build-state.ts";
import { prepareDatabase } from "./processes/postgres.ts";
import { runShop } from "./demo/run-shop.ts";

const { values } = parseArgs({ options: { products: { type: "string" }, watch: { type: "boolean" } } });
const products = values.products === undefined ? undefined : Number(values.products);
if (products !== undefined && !(Number.isInteger(products) && products > 0)) {
  throw new Error(`--products wants a whole number, got "${values.products}"`);
}

await runShop({
  from: "builds",
  products,
  isWatched: values.watch ?? false,
  // Never the database of DATABASE_URL itself: the demo begins by removing its own.
  database: (server) => prepareDatabase(server, "hearth_demo", true),
  async prepare(supervisor) {
    if (!isBuildCurrent())
      await supervisor.run({ name: "build", command: ["npm", "run", "--silent", "build"] });
  },
});
