import { failure } from "@hearth/contract";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import type { Sql } from "../../platform/database/database.ts";
import { insertConsent } from "./consent.sql.ts";

/** Nobody changes their mind more often; many people share an address. */
const MOST_PER_HOUR = 300;

export interface Choice {
  consentId: string;
  groups: readonly string[];
  textVersion: string;
}

/** Every choice is a row of its own, taking back as well: the newest holds. Where it came from is counted and not kept. */
export async function recordConsent(
  { sql, attempts }: { sql: Sql; attempts: Attempts },
  { address, languageId }: { address: string; languageId: string },
  choice: Choice,
): Promise<void> {
  const seconds = await attempts.takeEach([
    { area: "consent", kind: "address", value: address, mostPerHour: MOST_PER_HOUR },
  ]);
  if (seconds !== undefined) throw throttled(seconds);
  await insertConsent(sql, { ...choice, groups: [...new Set(choice.groups)], languageId });
}

function throttled(seconds: number) {
  return failure(429, "FRAMEWORK__RATE_LIMIT_EXCEEDED", {
    detail: `Too many requests, try again in ${seconds} seconds.`,
    parameters: { seconds },
  });
}
