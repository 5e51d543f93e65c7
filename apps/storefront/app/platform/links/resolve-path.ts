import type { SeoUrl } from "@hearth/contract";
import { encodeSeoPath } from "./canonical-path.ts";
import { technicalSegments } from "./link-target.ts";
import type { LinkedEntity } from "./link-target.ts";

export type PageRef = { entity: "home" } | { entity: LinkedEntity; id: string };

/** What an address means, each with its HTTP answer: 200, 301, 404. Paths carry no language prefix. */
export type Target =
  { kind: "render"; page: PageRef } | { kind: "moved"; to: string } | { kind: "missing"; path: string };

export type SeoUrlHit = Pick<SeoUrl, "foreignKey" | "routeName" | "seoPathInfo" | "isDeleted">;

/** The two questions to the shop API a decision may need. Both answer in the language of the request. */
export interface SeoUrlLookup {
  bySeoPath: (seoPath: string) => Promise<SeoUrlHit | null>;
  byEntity: (entity: LinkedEntity, id: string) => Promise<SeoUrlHit | null>;
  /** The thing that has this SEO path in another language. */
  elsewhere: (seoPath: string) => Promise<SeoUrlHit | null>;
}

type Asked =
  | { kind: "home" }
  | { kind: "technical"; entity: LinkedEntity; id: string }
  | { kind: "seo"; seoPath: string };

const entityBySegment = new Map<string, LinkedEntity>(
  Object.entries(technicalSegments).map(([entity, segment]) => [segment, entity as LinkedEntity]),
);

const entityByRoute = new Map<string, LinkedEntity>([
  ["frontend.navigation.page", "category"],
  ["frontend.detail.page", "product"],
  ["frontend.landing.page", "landing_page"],
]);

/** The registration of a customer group is a page of one visitor, so its SEO path only leads there. */
const GROUP_ROUTE = "frontend.account.customer-group-registration.page";

export function readPath(path: string): Asked {
  if (path === "/") return { kind: "home" };
  const [, segment = "", id = "", ...rest] = path.split("/");
  const entity = entityBySegment.get(segment);
  if (entity && rest.length === 0 && /^[0-9a-f]{32}$/i.test(id)) {
    return { kind: "technical", entity, id: id.toLowerCase() };
  }
  return { kind: "seo", seoPath: decodeURIComponent(path).slice(1) };
}

/** An SEO path the shop knows: shown under its own spelling only, every other spelling or older path moves there. */
export function decideSeoHit(askedPath: string, hit: SeoUrlHit | null): Target {
  const entity = hit ? entityByRoute.get(hit.routeName) : undefined;
  if (hit?.routeName === GROUP_ROUTE && !hit.isDeleted) {
    return { kind: "moved", to: `/register?group=${hit.foreignKey}` };
  }
  if (!hit || !entity || hit.isDeleted) return { kind: "missing", path: askedPath };
  const ownPath = encodeSeoPath(hit.seoPathInfo);
  return ownPath === askedPath
    ? { kind: "render", page: { entity, id: hit.foreignKey } }
    : { kind: "moved", to: ownPath };
}

/** A technical path gives way to the SEO path as soon as there is one. */
export function decideTechnical(entity: LinkedEntity, id: string, hit: SeoUrlHit | null): Target {
  return hit
    ? { kind: "moved", to: encodeSeoPath(hit.seoPathInfo) }
    : { kind: "render", page: { entity, id } };
}

export async function resolvePath(lookup: SeoUrlLookup, path: string): Promise<Target> {
  const asked = readPath(path);
  if (asked.kind === "home") return { kind: "render", page: { entity: "home" } };
  if (asked.kind === "technical") {
    return decideTechnical(asked.entity, asked.id, await lookup.byEntity(asked.entity, asked.id));
  }
  const target = decideSeoHit(path, await lookup.bySeoPath(asked.seoPath));
  if (target.kind !== "missing") return target;

  const foreign = await lookup.elsewhere(asked.seoPath);
  const entity = foreign ? entityByRoute.get(foreign.routeName) : undefined;
  const here = foreign && entity ? await lookup.byEntity(entity, foreign.foreignKey) : null;
  return here ? decideSeoHit(path, here) : target;
}
