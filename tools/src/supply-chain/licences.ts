/** What is read of a component of a CycloneDX bill of materials. */
export interface Component {
  "bom-ref": string;
  purl?: string;
  licenses?: readonly { license?: { id?: string; name?: string }; expression?: string }[];
}

/** What may run in production without a second thought: no terms but naming the authors. */
const allowed: ReadonlySet<string> = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
]);

interface Exception {
  package: RegExp;
  licence: string;
  reason: string;
}

/** Looked at one by one. A licence that is empty here is one the package forgot to name. */
const exceptions: readonly Exception[] = [
  {
    package: /^@img\/sharp-/,
    licence: "LGPL-3.0-or-later",
    reason: "libvips as a separate library that can be exchanged, see docs/dependencies.md",
  },
  { package: /^png-js$/, licence: "", reason: "MIT by its LICENSE file; package.json does not say so" },
];

export function findLicenceProblems(components: readonly Component[]): string[] {
  const named = components.map((component) => ({ name: nameOf(component), licence: licenceOf(component) }));
  const refused = named
    .filter(({ name, licence }) => !isAllowed(licence, name))
    .map(({ name, licence }) => `${name}: licence ${licence || "not named"} is not on the list`);
  const stale = exceptions
    .filter((exception) => !named.some(({ name }) => exception.package.test(name)))
    .map(({ package: pattern }) => `no package ${pattern.source} any more: remove its exception`);
  return [...refused, ...stale];
}

/** `A OR B` needs one of both, `A AND B` all of them; brackets do not nest in what packages write. */
function isAllowed(licence: string, name: string): boolean {
  return licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((id) => allowed.has(id) || isExcepted(id, name)));
}

function isExcepted(id: string, name: string): boolean {
  return exceptions.some((exception) => exception.licence === id && exception.package.test(name));
}

function licenceOf({ licenses = [] }: Component): string {
  return licenses
    .map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? "")
    .join(" AND ");
}

function nameOf(component: Component): string {
  return component["bom-ref"].replace(/(?<=.)@[^@/]*$/, "");
}
