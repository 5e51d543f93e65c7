import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { folderNamed, tellProblems } from "./command-line.ts";
import { loadCatalogue } from "./format/reading/load-catalogue.ts";
import { drawSheet } from "./sheets/draw-sheet.ts";
import { planSheets } from "./sheets/plan-sheets.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: join(import.meta.dirname, "../../.data/sheets") } },
});
const out = resolve(process.env["INIT_CWD"] ?? ".", values.out);

await tellProblems(async () => {
  const catalogue = await loadCatalogue(folderNamed(positionals[0]));
  await mkdir(out, { recursive: true });
  for (const sheet of planSheets(catalogue)) {
    const file = join(out, `${sheet.name}.webp`);
    await drawSheet(sheet, join(catalogue.folder, "media"), file);
    console.log(`${file}: ${sheet.tiles.length} pictures`);
  }
});
