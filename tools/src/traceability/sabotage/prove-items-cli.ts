// npm run prove:items -- --seed 17 --count 20
// Breaks items picked by the seed one by one and wants their tests to fail. `--items 8,99` takes these instead.
// Tests of the API run where TEST_DATABASE_URL is set, those of the browser where STOREFRONT_URL is: the address of an
// `npm run dev`, which shows sources as they are.
import { parseArgs } from "node:util";
import { formatTable } from "../../format-table.ts";
import { collectProofs, proofsByItem } from "../proofs.ts";
import { pickItems } from "./pick-items.ts";
import { proveItem } from "./prove-item.ts";
import { loadSabotages } from "./sabotage-records.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "20" },
    items: { type: "string" },
  },
});
const proofs = proofsByItem(collectProofs());
const sabotages = loadSabotages();
const picked = values.items
  ? values.items.split(",").map(Number)
  : pickItems(Number(values.seed), Number(values.count), (item) => proofs.has(item));

const rows: string[][] = [];
let missed = 0;
for (const item of picked) {
  const { isProven, said } = await proveItem(sabotages.get(item), proofs.get(item) ?? []);
  if (!isProven) missed += 1;
  rows.push([`${item}`, isProven ? "noticed" : "MISSED", said, sabotages.get(item)?.file ?? ""]);
  console.log(`${item}: ${said}`);
}
console.log(formatTable(["item", "sabotage", "what was seen", "file"], rows));
console.log(`${picked.length - missed} of ${picked.length} sabotages made a test fail`);
process.exitCode = missed === 0 ? 0 : 1;
