import { isId } from "@hearth/contract";
import { type StatsType, statsTypes } from "@hearth/site-search-client";
import { ProtocolFailure } from "./protocol-failure.ts";
import { MAX_QUERY_LENGTH, MAX_RESULTS } from "./read-search.ts";
import { readSession } from "./read-session.ts";

/** Something a visitor did. */
export interface StatsEvent {
  type: StatsType;
  sessionId: string;
  /** click: the product. */
  productId: string | undefined;
  /** click: the search it was found by. */
  query: string | undefined;
  /** click: its place among all results, from 1. */
  position: number | undefined;
}

type Given = Readonly<Record<string, unknown>>;

export function readStats(type: string, given: Given): StatsEvent {
  const known = statsTypes.find((each) => each === type);
  if (!known) throw new ProtocolFailure("unknown_path");
  const isClick = known === "click";
  return {
    type: known,
    sessionId: readRequiredSession(given),
    productId: isClick ? readProduct(given["id"]) : undefined,
    query: isClick ? readText(given["query"]) : undefined,
    position: isClick ? readPosition(given["position"]) : undefined,
  };
}

function readRequiredSession(given: Given): string {
  const value = given["session_id"];
  if (value === undefined || (typeof value === "string" && value.trim() === ""))
    throw new ProtocolFailure("session_required");
  return readSession(value) ?? "";
}

function readProduct(value: unknown): string {
  if (typeof value === "string" && isId(value)) return value;
  throw new ProtocolFailure("invalid_stats");
}

function readText(value: unknown): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (typeof value === "string" && value.length <= MAX_QUERY_LENGTH) return value;
  throw new ProtocolFailure("invalid_stats");
}

function readPosition(value: unknown): number | undefined {
  if (value === undefined || value === "") return undefined;
  const position = typeof value === "string" && /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (position >= 1 && position <= MAX_RESULTS) return position;
  throw new ProtocolFailure("invalid_stats");
}
