import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { apiPages } from "./api-pages.ts";
import { pagesFolder, readDocuments } from "./read-documents.ts";

// The whole folder is written anew, so that no page of a former group stays.
rmSync(pagesFolder, { recursive: true, force: true });
const pages = apiPages(readDocuments());
for (const [path, text] of pages) {
  const file = join(pagesFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${pages.size} pages written to docs/api`);
