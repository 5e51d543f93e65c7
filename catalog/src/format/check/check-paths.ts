import type { Check } from "./check.ts";
import { seoPathsOf } from "../content/seo-paths.ts";

/** No two pages of a language may share a path. */
export function checkPaths({ catalogue, report }: Check): void {
  const owners = new Map<string, { key: string }>();
  for (const { owner, entry, language, path, isCanonical } of seoPathsOf(catalogue)) {
    const other = owners.get(`${language}:${path}`);
    if (other)
      report(entry, [isCanonical ? "path" : "oldPaths", language], takenBy(path, owner, entry, other));
    else owners.set(`${language}:${path}`, entry);
  }
}

function takenBy(path: string, owner: string, entry: object, other: { key: string }): string {
  if (other === entry) return `the ${owner} names the path "${path}" twice`;
  return `the path "${path}" is taken by "${other.key}"`;
}
