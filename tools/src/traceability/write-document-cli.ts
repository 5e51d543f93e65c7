// npm run trace
import { writeFileSync } from "node:fs";
import { listDecisionRecords } from "./decision-records.ts";
import { documentPath } from "./document-path.ts";
import { collectProofs } from "./proofs.ts";
import { renderDocument } from "./render-document.ts";
import { loadRequirements } from "./requirements.ts";

writeFileSync(documentPath, renderDocument(loadRequirements(), collectProofs(), listDecisionRecords()));
