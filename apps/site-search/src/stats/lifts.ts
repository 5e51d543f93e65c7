import type { Config } from "../platform/config.ts";
import type { Sql } from "../platform/database.ts";
import { readChosen, readRankUses, readShown } from "./choices.sql.ts";
import { type Lift, liftsOf } from "./click-model.ts";

/** The shop takes no more. */
const MAX_LIFTS = 20_000;
const PATIENCE_MS = 30_000;

export async function computeLifts(sql: Sql): Promise<Lift[]> {
  const [chosen, shown, uses] = await Promise.all([readChosen(sql), readShown(sql), readRankUses(sql)]);
  return liftsOf({ chosen, shown, uses })
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, MAX_LIFTS);
}

/** Replaces all the shop was told before, so that what nobody chooses any more sinks back. */
export async function sendLifts(
  { url, serviceKey }: NonNullable<Config["lifts"]>,
  lifts: readonly Lift[],
): Promise<void> {
  const answer = await fetch(`${url}/search-lifts`, {
    method: "PUT",
    headers: { "x-hearth-service-key": serviceKey, "content-type": "application/json" },
    body: JSON.stringify({
      lifts: lifts.map(({ term, productId, strength }) => ({ term, productId, strength })),
    }),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the shop answered ${answer.status} to the lifts`);
}
