import { addDays, shopDay, startOfDay } from "@hearth/rules";

const DAYS = 30;
const WEEK = 7;

export interface SalesSpan {
  /** The day where the shop is. */
  day: string;
  from: Date;
  until: Date;
}

/** The last thirty days, today as the last one. */
export function salesDays(nowMs: number): SalesSpan[] {
  const today = shopDay(nowMs);
  return Array.from({ length: DAYS }, (_, at) => {
    const day = addDays(today, at + 1 - DAYS);
    return { day, from: startOf(day), until: startOf(addDays(day, 1)) };
  });
}

/** The same weekday a week ago, until as late as it is now: half a day is not held against a whole one. */
export function weekBefore(nowMs: number): SalesSpan {
  const today = shopDay(nowMs);
  const day = addDays(today, -WEEK);
  return { day, from: startOf(day), until: new Date(startOfDay(day) + (nowMs - startOfDay(today))) };
}

function startOf(day: string): Date {
  return new Date(startOfDay(day));
}
