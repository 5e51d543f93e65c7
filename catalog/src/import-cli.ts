import { parseArgs } from "node:util";
import { folderNamed, mediaDir, runCommand } from "./command-line.ts";
import { importCatalogue } from "./import/import-catalogue.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { drafts: { type: "boolean", default: false }, demo: { type: "boolean", default: false } },
});

await runCommand(async (sql) => {
  const started = performance.now();
  const { products, changes } = await importCatalogue(sql, folderNamed(positionals[0]), {
    mediaDir,
    drafts: values.drafts,
    isDemo: values.demo,
  });
  for (const [table, { inserted, updated, deleted }] of Object.entries(changes))
    console.log(`${table}: ${inserted} new, ${updated} changed, ${deleted} removed`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    Object.keys(changes).length === 0
      ? `catalogue: ${products} products, nothing to change (${seconds} s)`
      : `catalogue: ${products} products imported (${seconds} s)`,
  );
});
