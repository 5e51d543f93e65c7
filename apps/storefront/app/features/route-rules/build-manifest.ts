import type { RouteRule } from "@hearth/contract";

/** What a build tells about addresses, for whoever wants to know before asking for them. */
export interface BuildManifest {
  id: string;
  rules: readonly Omit<RouteRule, "apiAlias">[];
  /** Pages that are the same for everybody and kept ready: those of the main menu, in every language. */
  prerendered: readonly string[];
}

export function manifestPath(buildId: string): string {
  return `/build/${buildId}.json`;
}
