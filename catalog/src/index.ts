// The catalogue: a folder of readable files (format/) that keeps the rules of law and layout (publish/), brought into the database
// (import/), or a large one made up for measuring (generate/). Start at import/import-catalogue.ts.
export { loadCatalogue } from "./format/reading/load-catalogue.ts";
export { CatalogueError } from "./format/reading/problem.ts";
export { idOf } from "./ids.ts";
export { importCatalogue } from "./import/import-catalogue.ts";
export type { ImportOptions, ImportResult } from "./import/import-catalogue.ts";
export { generateCatalogue } from "./generate/generate-catalogue.ts";
export type { GenerateOptions } from "./generate/generate-catalogue.ts";
