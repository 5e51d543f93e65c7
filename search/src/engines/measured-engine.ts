import type { IndexEntry, IndexLanguage, ListHit } from "@hearth/catalog-index";

export const engineNames = ["postgres", "opensearch", "baseline"] as const;
export type EngineName = (typeof engineNames)[number];

/** Hits that are looked at. */
export const LOOKED_AT = 10;

/** A search filled with the demo catalogue. */
export interface MeasuredEngine {
  load(entries: readonly IndexEntry[]): Promise<void>;
  /** The first hits. */
  search(term: string, language: IndexLanguage): Promise<readonly ListHit[]>;
  close(): Promise<void>;
}
