import { keepIcon, readIconCache, writeIconCache } from "./icon-cache.ts";
import type { IconDrawing } from "./icon-cache.ts";
import { isIconSelection } from "./icon-collection.ts";
import { parseIconName } from "./icon-name.ts";
import { requestIcons } from "./icon-request.ts";
import { iconUrls } from "./icon-urls.ts";

interface IconLoaderOptions {
  resources: readonly string[];
  get: (url: string, signal: AbortSignal) => Promise<Response>;
  /** What the browser keeps between visits; a browser may refuse. */
  recall: () => string | null;
  keep: (cache: string) => void;
  now: () => number;
}

/** Drawings by name. Known ones come from the cache, the others are asked for, set by set. */
export async function loadIcons(
  names: readonly string[],
  options: IconLoaderOptions,
): Promise<Map<string, IconDrawing>> {
  const { resources, get, recall, keep, now } = options;
  let cache = readIconCache(recall(), now());
  const found = new Map<string, IconDrawing>(cache);
  const answers = await Promise.all(
    [...bySet(names.filter((name) => !found.has(name)))].flatMap(([prefix, wanted]) =>
      questions(resources, prefix, wanted).map((urls) => requestIcons(urls, get)),
    ),
  );
  for (const answer of answers.filter(isIconSelection)) {
    const { prefix, width = 16, height = 16 } = answer;
    for (const [name, icon] of Object.entries(answer.icons)) {
      const drawing = { width, height, ...icon };
      found.set(`${prefix}:${name}`, drawing);
      cache = keepIcon(cache, `${prefix}:${name}`, drawing, now());
    }
  }
  if (answers.length > 0) keep(writeIconCache(cache));
  return found;
}

/** The same icons in each question, whoever is asked: cut so that the longest address of them all fits. */
function questions(resources: readonly string[], prefix: string, names: readonly string[]): string[][] {
  const longest = resources.toSorted((a, b) => b.length - a.length)[0] ?? "";
  return iconUrls(longest, prefix, names).map((url) => {
    const question = url.slice(longest.length);
    return resources.map((resource) => resource + question);
  });
}

function bySet(names: readonly string[]): Map<string, string[]> {
  const addresses = [...new Set(names)].map(parseIconName).filter((address) => address !== null);
  return new Map(
    [...Map.groupBy(addresses, ({ prefix }) => prefix)].map(([prefix, all]) => [
      prefix,
      all.map(({ name }) => name),
    ]),
  );
}
