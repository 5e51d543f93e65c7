import { folderNamed, tellProblems } from "./command-line.ts";
import { openCatalogue } from "./format/reading/load-catalogue.ts";
import { CatalogueError } from "./format/reading/problem.ts";
import { checkPublishable } from "./publish/check-publishable.ts";
import { countShelf } from "./publish/count-shelf.ts";

await tellProblems(async () => {
  const { shelf, results } = await checkPublishable(await openCatalogue(folderNamed(process.argv[2])));
  for (const { rule, checked, problems } of results)
    console.log(`${rule.padEnd(16)} checked ${String(checked).padStart(4)}, problems ${problems.length}`);
  console.log("");
  for (const [name, count] of Object.entries(countShelf(shelf))) console.log(`${name}: ${count}`);
  console.log("");
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) throw new CatalogueError(problems);
  console.log("0 problems");
});
