// Breaks one rule of the cart after the other and asks whether the comparison notices: node packages/rules/test/sabotage.ts [count]
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CalculateCart, findDifference, findDifferingSeeds } from "./compare-cart.ts";
import { randomCart } from "./random-cart.ts";
import { type Sabotage, sabotages } from "./sabotages.ts";

const firstSeed = 20_261_115;
const count = Number(process.argv[2] ?? 20_000);
const source = join(import.meta.dirname, "../src");

/** What the comparison noticed, and at which cart; null: nothing. */
async function trySabotage(sabotage: Sabotage | null): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), "hearth-sabotage-"));
  try {
    await cp(source, folder, { recursive: true });
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    if (sabotage) await breakRule(folder, sabotage);
    const calculate = await loadCalculation(folder);
    const [seed] = findDifferingSeeds(calculate, { firstSeed, count, most: 1 });
    if (seed === undefined) return null;
    return `cart ${seed - firstSeed + 1}: ${findDifference(randomCart(seed), calculate)}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function breakRule(folder: string, { file, search, replace }: Sabotage): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, "utf8");
  const found = text.split(search).length - 1;
  if (found !== 1)
    throw new Error(`"${search}" stands ${found} times in ${file}: bring sabotages.ts up to date`);
  await writeFile(
    path,
    text.replace(search, () => replace),
  );
}

async function loadCalculation(folder: string): Promise<CalculateCart> {
  const url = pathToFileURL(join(folder, "cart/calculate-cart.ts")).href;
  const { calculateCart } = (await import(url)) as { calculateCart: CalculateCart };
  return calculateCart;
}

// A copy nobody touched must not be noticed, else "caught" says nothing.
const untouched = await trySabotage(null);
if (untouched !== null) throw new Error(`Without any sabotage: ${untouched}`);

let missed = 0;
for (const sabotage of sabotages) {
  const noticed = await trySabotage(sabotage);
  if (noticed === null) missed += 1;
  console.log(`${noticed === null ? "MISSED" : "caught"}  ${sabotage.name} (${sabotage.file})`);
  if (noticed !== null) console.log(`        ${noticed.slice(0, 140)}`);
}
console.log(`${sabotages.length - missed} of ${sabotages.length} caught within ${count} carts.`);
if (missed > 0) process.exitCode = 1;
