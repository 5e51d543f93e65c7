// Compares the cart with its slow second calculation: node packages/rules/test/million-carts.ts [count] [seed]
import { calculateCart } from "@hearth/rules";
import { explainSeed, findDifferingSeeds } from "./compare-cart.ts";

const count = Number(process.argv[2] ?? 1_000_000);
const firstSeed = Number(process.argv[3] ?? Date.now() % 2_000_000_000);
const batch = 50_000;
const differing: number[] = [];
const startedAt = performance.now();

console.log(`${count} carts from seed ${firstSeed} on.`);
for (let done = 0; done < count; done += batch) {
  const size = Math.min(batch, count - done);
  differing.push(
    ...findDifferingSeeds(calculateCart, { firstSeed: firstSeed + done, count: size, most: size }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  const rate = Math.round((done + size) / seconds);
  console.log(`${done + size} compared, ${rate} carts/s, ${differing.length} differences`);
}

for (const seed of differing.slice(0, 3)) console.log(explainSeed(seed, calculateCart));
if (differing.length > 0) process.exitCode = 1;
