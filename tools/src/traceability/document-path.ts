import { join } from "node:path";
import { repositoryRoot } from "../repository.ts";

export const documentPath = join(repositoryRoot, "docs/traceability.md");
