import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { Type } from "typebox";
import type { TSchema } from "typebox";
import { withBrandPages } from "../../brands/brand-pages.ts";
import type { Catalogue } from "../catalogue.ts";
import { categoriesSchema } from "../categories.ts";
import type { Category } from "../categories.ts";
import { checkCatalogue } from "../check/check-catalogue.ts";
import { landingPagesSchema } from "../content/landing-pages.ts";
import { manufacturersSchema } from "../manufacturers.ts";
import { pageSchema } from "../content/pages.ts";
import type { Page } from "../content/pages.ts";
import { placesIn } from "./places.ts";
import type { PathPart, Problem } from "./problem.ts";
import { CatalogueError, problemAt } from "./problem.ts";
import { productsSchema } from "../products.ts";
import { promotionsSchema } from "../promotions.ts";
import { propertiesSchema } from "../properties.ts";
import { routeRulesSchema } from "../content/route-rules.ts";
import { searchRulesSchema } from "../content/search-rules.ts";
import { hasShape } from "./shape.ts";
import { shippingSchema } from "../shipping.ts";
import { languagesSchema, shopSchema } from "../shop.ts";
import type { SourceFile } from "./source-file.ts";
import { readSourceFile } from "./source-file.ts";
import { streamsSchema } from "../streams.ts";
import { file, wordsFor } from "../words.ts";
import type { Text } from "../words.ts";

const singleFiles = [
  "shop",
  "shipping",
  "promotions",
  "manufacturers",
  "properties",
  "categories",
  "streams",
  "landing-pages",
  "search-rules",
  "route-rules",
];
const requiredFiles = ["shop.yaml", "categories.yaml"];

/** A catalogue together with the way back to its files. */
export interface OpenCatalogue {
  catalogue: Catalogue;
  problemOf: (entry: object, path: readonly PathPart[], message: string) => Problem;
}

/** Reads and checks a catalogue folder; throws a CatalogueError that names everything wrong with it. */
export async function loadCatalogue(folder: string): Promise<Catalogue> {
  return (await openCatalogue(folder)).catalogue;
}

export async function openCatalogue(folder: string): Promise<OpenCatalogue> {
  const problems: Problem[] = [];
  const stopOnProblems = () => {
    if (problems.length > 0) throw new CatalogueError(problems);
  };
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, "/"))
    .toSorted();

  const sources = await readSources(folder, files, problems);
  stopOnProblems();

  const shopFile = sources.get("shop.yaml");
  if (!shopFile || !hasShape(languagesSchema, shopFile, problems)) throw new CatalogueError(problems);
  const words = wordsFor(
    shopFile.value.languages.map(({ key }) => key),
    shopFile.value.channel.language,
  );

  const read = <Value>(schema: TSchema, name: string, missing: Value): Value => {
    const source = sources.get(name);
    return source && hasShape(schema, source, problems) ? (source.value as Value) : missing;
  };
  const inFolder = (name: string) => [...sources.keys()].filter((source) => source.startsWith(`${name}/`));

  const catalogue: Catalogue = {
    folder,
    shop: read(shopSchema(words), "shop.yaml", shopFile.value as Catalogue["shop"]),
    shipping: read(shippingSchema(words), "shipping.yaml", { zones: [], tariffs: [] }),
    promotions: read(promotionsSchema(words), "promotions.yaml", []),
    manufacturers: read(manufacturersSchema(words), "manufacturers.yaml", []),
    properties: read(propertiesSchema(words), "properties.yaml", []),
    categories: read<Category[]>(categoriesSchema(words), "categories.yaml", []),
    products: inFolder("products").flatMap((name) =>
      read<Catalogue["products"]>(productsSchema(words), name, []),
    ),
    streams: read(streamsSchema(words), "streams.yaml", []),
    searchRules: read(searchRulesSchema(words), "search-rules.yaml", []),
    routeRules: read(routeRulesSchema(words), "route-rules.yaml", []),
    landingPages: read(landingPagesSchema(words), "landing-pages.yaml", []),
    pages: inFolder("pages").flatMap(
      (name) => read<Page | undefined>(pageSchema(words), name, undefined) ?? [],
    ),
    altTexts: read<Record<string, Text>>(Type.Record(file, words.text), "media/alt.yaml", {}),
    mediaFiles: new Set(
      files
        .filter((name) => name.startsWith("media/") && !name.endsWith(".yaml"))
        .map((name) => name.slice(6)),
    ),
  };
  stopOnProblems();

  const placeOf = placesIn(sources.values());
  const problemOf: OpenCatalogue["problemOf"] = (entry, path, message) => {
    const place = placeOf(entry);
    return problemAt(place.source, [...place.path, ...path], message);
  };
  checkCatalogue(catalogue, (entry, path, message) => problems.push(problemOf(entry, path, message)));
  stopOnProblems();
  return { catalogue: withBrandPages(catalogue), problemOf };
}

async function readSources(folder: string, files: readonly string[], problems: Problem[]) {
  const sources = new Map<string, SourceFile>();
  const known = new RegExp(`^((${singleFiles.join("|")})|products/[^/]+|pages/[^/]+|media/alt)\\.yaml$`);
  for (const name of files.filter((entry) => /\.ya?ml$/.test(entry))) {
    if (!known.test(name)) {
      problems.push({ file: name, line: 1, path: "file", message: "is not a file of a catalogue" });
      continue;
    }
    const source = await readSourceFile(folder, name);
    for (const { line, message } of source.syntaxErrors)
      problems.push({ file: name, line, path: "file", message });
    sources.set(name, source);
  }
  for (const name of requiredFiles)
    if (!files.includes(name)) problems.push({ file: name, line: 1, path: "file", message: "is missing" });
  return sources;
}
