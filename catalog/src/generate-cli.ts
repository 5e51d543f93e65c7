import { parseArgs } from "node:util";
import { folderNamed, mediaDir, runCommand } from "./command-line.ts";
import { generateCatalogue } from "./generate/generate-catalogue.ts";

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    folder: { type: "string" },
  },
});

await runCommand(async (sql) => {
  const started = performance.now();
  const products = Number(values.products);
  await generateCatalogue(sql, {
    products,
    seed: Number(values.seed),
    folder: folderNamed(values.folder),
    mediaDir,
    onProgress: (step, rows, seconds) => console.log(`${step}: ${rows || "done"} (${seconds.toFixed(1)} s)`),
  });
  console.log(
    `catalogue: ${products} products generated (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
});
