import type { CartInput } from "../../src/cart/cart-input.ts";
import type { BoughtLine } from "./bought-lines.ts";
import type { Sending } from "./shipping.ts";

// From a calendar, on purpose: the shop works them out from the date of Easter.
const holidays = `
  2026-01-01 2026-04-03 2026-04-06 2026-05-01 2026-05-14 2026-05-25 2026-10-03 2026-12-25 2026-12-26
  2027-01-01 2027-03-26 2027-03-29 2027-05-01 2027-05-06 2027-05-17 2027-10-03 2027-12-25 2027-12-26
  2028-01-01 2028-04-14 2028-04-17 2028-05-01 2028-05-25 2028-06-05 2028-10-03 2028-12-25 2028-12-26
  2029-01-01 2029-03-30 2029-04-02 2029-05-01 2029-05-10 2029-05-21 2029-10-03`;

export function findDates(
  { today, shipping }: CartInput,
  lines: readonly BoughtLine[],
  sending: Sending,
): { earliest: string | null; latest: string | null } {
  const unknown = { earliest: null, latest: null };
  const method = shipping.methods.find(({ id }) => id === sending.methodId);
  const shortest: number[] = [];
  const longest: number[] = [];
  for (const { product } of lines) {
    if (product.isDownload) continue;
    const days = product.deliveryDays ?? method?.deliveryDays;
    if (!days) return unknown;
    const same = lines.filter((line) => line.product.id === product.id);
    const pieces = same.reduce((all, { quantity }) => all + quantity, 0);
    const restock = pieces > product.availableStock ? product.restockDays : 0;
    if (restock === null) return unknown;
    shortest.push(days.min + restock);
    longest.push(days.max + restock);
  }
  if (!sending.isDeliverable || shortest.length === 0) return unknown;
  return {
    earliest: addWorkingDays(today, Math.max(...shortest)),
    latest: addWorkingDays(today, Math.max(...longest)),
  };
}

function addWorkingDays(today: string, count: number): string {
  let day = today;
  if (count === 0) while (!isWorkingDay(day)) day = dayAfter(day);
  for (let passed = 0; passed < count;) {
    day = dayAfter(day);
    if (isWorkingDay(day)) passed += 1;
  }
  return day;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day);
}
