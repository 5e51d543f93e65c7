// Versions of the pages of the law: staff write them, the worker shows them when their day has come. Orders keep their wording by its
// hash (../legal-text), whatever becomes of the page. Start at write-version.ts.
export { listLegalTexts, previewTexts, readLegalText, readVersion } from "./read-legal-text.ts";
export { legalTextJobs } from "./show-version.ts";
export { writeVersion } from "./write-version.ts";
