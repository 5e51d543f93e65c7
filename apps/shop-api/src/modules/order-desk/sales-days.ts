import type { SalesFigures } from "@hearth/admin-contract";
import { addDays, shopDay, startOfDay } from "@hearth/rules";

const DAYS = 30;
const WEEK = 7;

export interface SalesSpan {
  days: readonly string[];
  from: Date;
  /** As late on the same weekday a week ago as it is now: half a day is not held against a whole one. */
  weekBefore: { day: string; until: Date };
}

/** Sales of one day; `soFar` those before the moment that a week ago is compared at. */
export interface SalesRow {
  day: string;
  orders: number;
  cents: number;
  ordersSoFar: number;
  centsSoFar: number;
}

/** What has to be counted to tell the figures of a moment. */
export function salesSpan(nowMs: number): SalesSpan {
  const today = shopDay(nowMs);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at + 1 - DAYS));
  const day = addDays(today, -WEEK);
  const until = new Date(startOfDay(day) + (nowMs - startOfDay(today)));
  return { days, from: new Date(startOfDay(days[0] ?? today)), weekBefore: { day, until } };
}

/** Days without orders have no row, and are days nevertheless. */
export function salesOf({ days, weekBefore }: SalesSpan, rows: readonly SalesRow[]) {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const all = days.map((day) => {
    const { orders = 0, cents = 0 } = byDay.get(day) ?? {};
    return { day, orders, cents };
  });
  const { orders = 0, cents = 0 } = all.at(-1) ?? {};
  const { ordersSoFar = 0, centsSoFar = 0 } = byDay.get(weekBefore.day) ?? {};
  return {
    today: { orders, cents },
    weekBefore: { orders: ordersSoFar, cents: centsSoFar },
    days: all,
  } satisfies Partial<SalesFigures>;
}
