import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const APP = "apps/storefront/app";

/** What runs in the browser only: state, effects and handlers. On a page of the server they do nothing, and nobody would notice. */
const browserOnly =
  /\buse(?:State|Effect|LayoutEffect|EffectEvent|Reducer|Ref|SyncExternalStore|Optimistic|ActionState|Transition|DeferredValue|Store)\s*[(<]|\son[A-Z]\w*=\{/;

const importOfValue =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;"']*?from\s*"(\.{1,2}\/[^"]+)"|(?:^|\n)\s*import\s*"(\.{1,2}\/[^"]+)"/g;

/**
 * Files with hooks or handlers that a page of the server uses without an island between them, each with the way that leads there.
 * Islands are the doors: what only they import may do as it likes.
 */
export function findHooksOutsideIslands(root: string): string[] {
  const pages = globSync(
    ["routes/**/*.{ts,tsx}", "root.tsx", "entry.server.tsx"].map((path) => join(APP, path)),
    { cwd: root },
  ).filter((path) => !/\.test\.|routes\/styleguide/.test(path));
  const cameFrom = new Map<string, string | null>(pages.map((page) => [page, null]));
  const problems: string[] = [];
  for (const file of cameFrom.keys()) {
    const source = readFileSync(join(root, file), "utf8");
    if (file.endsWith("x") && browserOnly.test(source)) problems.push(describe(file, cameFrom));
    for (const target of importsOf(root, file, source)) if (!cameFrom.has(target)) cameFrom.set(target, file);
  }
  return problems;
}

function importsOf(root: string, file: string, source: string): string[] {
  return [...source.matchAll(importOfValue)]
    .map(([, from, effect]) => join(dirname(file), from ?? effect ?? ""))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".island.tsx"))
    .filter((path) => existsSync(join(root, path)));
}

function describe(file: string, cameFrom: ReadonlyMap<string, string | null>): string {
  const way: string[] = [];
  for (let at: string | null = file; at; at = cameFrom.get(at) ?? null) way.unshift(at);
  return `${file}: hooks and handlers never run on a page of the server. Make it an island (x.island.tsx), or let only islands import it.\n  ${way.join("\n  → ")}`;
}
