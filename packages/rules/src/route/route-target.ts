import type { Captured, PathPattern } from "./path-pattern.ts";
import { readPattern, writeWord } from "./path-pattern.ts";

/** Where a rule leads, taken apart. */
export interface RouteTarget {
  /** `https://host` of somebody else; null: a page of the shop. */
  readonly origin: string | null;
  /** Host of somebody else, with its port if it has one. */
  readonly host: string | null;
  readonly path: PathPattern;
  /** Of somebody else's address: whether it ends with a slash. */
  readonly endsWithSlash: boolean;
  /** With its question mark; may hold names. */
  readonly query: string;
  /** With its number sign. */
  readonly hash: string;
}

/** Written out in full and in small letters: nothing that programs read differently, no name, nothing of the request. */
const foreignOrigin = /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?)(?=[/?#]|$)/;
const printable = /^[!-~]*$/;
const queryName = /:([a-z][a-zA-Z0-9]*)/g;

/** Null: leads nowhere, or nobody can say where to. */
export function readTarget(target: string): RouteTarget | null {
  const [origin = null, host = null] = foreignOrigin.exec(target) ?? [];
  const written = origin === null ? target : target.slice(origin.length);
  const [, pathname = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(written) ?? [];
  if (!printable.test(query + hash) || (query + hash).includes("\\")) return null;
  const endsWithSlash = origin !== null && pathname.endsWith("/");
  const path = readPattern(origin === null ? pathname : pathname.replace(/\/$/, "") || "/");
  return path && { origin, host, path, endsWithSlash, query, hash };
}

/** Names a target needs from its source; `*` is the open end. */
export function namesIn({ path, query }: RouteTarget): string[] {
  const inPath = path.segments.flatMap((segment) => ("name" in segment ? [segment.name] : []));
  const inQuery = [...query.matchAll(queryName)].flatMap(([, name]) => name ?? []);
  return [...inPath, ...inQuery, ...(path.isOpen ? ["*"] : [])];
}

/** The address a visitor goes to. Only words come from the visitor, each written as one. */
export function fillTarget(target: RouteTarget, captured: Captured, search: string): string {
  const { origin, path, endsWithSlash, query, hash } = target;
  const words = path.segments.map((segment) =>
    "name" in segment ? (captured.names.get(segment.name) ?? "") : segment.word,
  );
  const written = [...words, ...(path.isOpen ? captured.rest : [])].map(writeWord);
  const own = query.replace(queryName, (_whole, name: string) =>
    encodeURIComponent(captured.names.get(name) ?? ""),
  );
  const asked = search.slice(1);
  const whole = asked === "" ? own : `${own === "" ? "?" : `${own}&`}${asked}`;
  const slash = endsWithSlash && written.length > 0 ? "/" : "";
  return `${origin ?? ""}/${written.join("/")}${slash}${whole}${hash}`;
}
