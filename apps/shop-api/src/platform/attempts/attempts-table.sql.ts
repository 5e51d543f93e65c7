import type { AttemptStore, Guard } from "./attempts.ts";
import { waitAfter } from "./attempts-rule.ts";
import type { Sql } from "../database/database.ts";
import type { Transact } from "../database/transaction.ts";

/** One in so many attempts also removes what is long forgotten. */
const SWEEP_ONE_IN = 100;

interface Counted {
  key: string;
  attempts: number;
  wait_seconds: number;
}

/** Attempts counted in the database. */
export function attemptsInTable(transact: Transact): AttemptStore {
  return {
    take: (guards) =>
      transact(async (tx) => {
        const counted = await lock(tx, guards);
        const wait = Math.max(0, ...counted.map((row) => row.wait_seconds));
        if (wait > 0) return Math.ceil(wait);
        await count(tx, guards, counted);
        if (Math.random() < 1 / SWEEP_ONE_IN) await sweep(tx);
        return undefined;
      }),
    forgive: (account, address) =>
      transact(async (tx) => {
        const counted = await lock(tx, address ? [account, address] : [account]);
        const forgiven = counted.find((row) => row.key === account.key)?.attempts ?? 0;
        await tx`delete from rate_limit where key = ${account.key}`;
        if (address) await giveBack(tx, address, forgiven);
      }),
    giveBack: (guards, attempts) =>
      transact(async (tx) => {
        await lock(tx, guards);
        for (const guard of guards) await giveBack(tx, guard, attempts);
      }),
  };
}

/** One more for each, in one statement. */
async function count(tx: Sql, guards: readonly Guard[], counted: readonly Counted[]): Promise<void> {
  const attempts = guards.map(({ key }) => (counted.find((row) => row.key === key)?.attempts ?? 0) + 1);
  const waits = guards.map(({ limit }, index) => waitAfter(attempts[index] ?? 1, limit));
  await tx`
    update rate_limit r set attempts = n.attempts,
      blocked_until = clock_timestamp() + n.wait * interval '1 second',
      expires_at = case when n.window_seconds > 0 and r.expires_at > clock_timestamp()
        then greatest(r.expires_at, clock_timestamp() + n.wait * interval '1 second')
        else clock_timestamp() + n.reset * interval '1 second' end
    from unnest(${guards.map(({ key }) => key)}::text[], ${attempts}::int[], ${waits}::int[],
      ${guards.map(({ limit }) => limit.resetSeconds)}::int[],
      ${guards.map(({ limit }) => (limit.isWindow ? limit.resetSeconds : 0))}::int[]) as n (key, attempts, wait, reset, window_seconds)
    where r.key = n.key`;
}

async function giveBack(tx: Sql, { key }: Guard, attempts: number): Promise<void> {
  await tx`
    update rate_limit set attempts = greatest(0, attempts - ${attempts}), blocked_until = clock_timestamp() where key = ${key}`;
}

/** In the order of their keys, so that two requests never wait for each other. Forgotten ones count from zero. */
async function lock(tx: Sql, guards: readonly Guard[]): Promise<Counted[]> {
  const keys = guards.map(({ key }) => key).toSorted();
  // Both are sent at once and run one after the other.
  const [, counted] = await Promise.all([
    tx`
      insert into rate_limit (key, attempts, blocked_until, expires_at)
      select key, 0, clock_timestamp(), clock_timestamp() from unnest(${keys}::text[]) as key on conflict do nothing`,
    tx<Counted[]>`
      select key, case when expires_at <= clock_timestamp() then 0 else attempts end as attempts,
        greatest(0, extract(epoch from blocked_until - clock_timestamp()))::float8 as wait_seconds
      from rate_limit where key = any(${keys}) order by key for update`,
  ]);
  return counted;
}

/** Rows that somebody works with just now stay for the next time. */
async function sweep(tx: Sql): Promise<void> {
  await tx`
    delete from rate_limit where key in (
      select key from rate_limit where expires_at < clock_timestamp() limit 1000 for update skip locked)`;
}
