/** Names in the first column of the tables of docs/dependencies.md. */
export function describedDependencies(markdown: string): string[] {
  return [...markdown.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name ?? "");
}

export function findDependencyProblems(installed: readonly string[], described: readonly string[]): string[] {
  const used = new Set(installed);
  const known = new Set(described);
  return [
    ...[...used]
      .filter((name) => !known.has(name))
      .map((name) => `${name} is a runtime dependency without a line in docs/dependencies.md`),
    ...[...known]
      .filter((name) => !used.has(name))
      .map((name) => `${name} has a line in docs/dependencies.md but nothing depends on it`),
  ];
}

/** Targets of the relative links of a document, without their anchors. */
export function relativeLinks(markdown: string): string[] {
  const withoutCode = markdown.replace(/```[\s\S]*?```/g, "");
  return [...withoutCode.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target?.replace(/#.*$/, "") ?? "")
    .filter((target) => target !== "" && !/^[a-z]+:/.test(target));
}

const rooms: Readonly<Record<string, string>> = {
  app: "apps/storefront/app",
  server: "apps/storefront/server",
  e2e: "apps/storefront/e2e",
  api: "apps/shop-api",
};

/** A path as documents shorten it, from the root of the repository. */
export function roomOf(path: string): string {
  const [room = "", ...rest] = path.split("/");
  return [rooms[room] ?? room, ...rest].join("/");
}

/** Files that a document names as code, from the root of the repository: `app/x.ts` is the storefront's, `api/x.ts` the shop API's. */
export function namedFiles(markdown: string): string[] {
  return [...markdown.matchAll(/`(app|server|e2e|api|packages|apps|catalog|tools)\/([\w./-]+)`/g)].map(
    ([, room, path]) => roomOf(`${room}/${path}`),
  );
}
