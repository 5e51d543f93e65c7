// A step of `npm run verify`: every item is marked in a test or left out by a record, and docs/traceability.md says so.
import { readFileSync } from "node:fs";
import { reportProblems } from "../checks/texts/report-problems.ts";
import { listDecisionRecords } from "./decision-records.ts";
import { documentPath } from "./document-path.ts";
import { findGaps } from "./find-gaps.ts";
import { collectProofs, proofsByItem } from "./proofs.ts";
import { renderDocument } from "./render-document.ts";
import { ITEM_COUNT, loadRequirements } from "./requirements.ts";

const requirements = loadRequirements();
const proofs = collectProofs();
const records = listDecisionRecords();
const gaps = findGaps(requirements, proofs, new Set(records.keys()));
const isStale = readFileSync(documentPath, "utf8") !== renderDocument(requirements, proofs, records);
reportProblems(isStale ? [...gaps, "docs/traceability.md is out of date: npm run trace"] : gaps);

const proven = proofsByItem(proofs);
const leftOut = new Set(requirements.leftOut.flatMap(({ items }) => items));
const settled = requirements.items.filter(({ item }) => proven.has(item) || leftOut.has(item));
console.log(`${settled.length} of ${ITEM_COUNT}`);
