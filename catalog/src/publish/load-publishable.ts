import type { Catalogue } from "../format/catalogue.ts";
import { openCatalogue } from "../format/reading/load-catalogue.ts";
import { CatalogueError } from "../format/reading/problem.ts";
import { checkPublishable } from "./check-publishable.ts";

/** Loads a catalogue one may sell from; throws a CatalogueError that names every product lacking what law or layout asks for. */
export async function loadPublishable(folder: string): Promise<Catalogue> {
  const open = await openCatalogue(folder);
  const { results } = await checkPublishable(open);
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) throw new CatalogueError(problems);
  return open.catalogue;
}
