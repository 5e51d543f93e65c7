import { describeForbiddenImport, findForbiddenImports } from "./cruise-imports.ts";
import { repositoryRoot } from "../../repository.ts";

const found = await findForbiddenImports(repositoryRoot);
for (const each of found) console.error(describeForbiddenImport(each));
console.log(found.length === 0 ? "No forbidden imports." : `${found.length} forbidden imports.`);
if (found.length > 0) process.exitCode = 1;
