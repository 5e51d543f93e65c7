import { shopDay, startOfDay } from "../shop-calendar.ts";

/**
 * How long the shop keeps what the law wants kept, in years after the calendar year: orders with their documents, payments and
 * withdrawals are vouchers (§ 147 AO, eight; Poland asks for five), mails about them letters of trade (§ 257 HGB, six). Everything
 * else in days. The privacy page (catalog/data/pages/privacy.yaml) says the same.
 */
export const recordRetention = {
  orderYears: 8,
  letterYears: 6,
  otherMailDays: 30,
  /** Chargebacks come up to thirteen months later. */
  paymentEventDays: 400,
  attemptDays: 30,
  bulkChangeDays: 90,
} as const;

/** Records of before this instant, in milliseconds, have been kept for so many whole calendar years. */
export function startOfKeptYears(now: number, years: number): number {
  const year = Number(shopDay(now).slice(0, 4)) - years;
  return startOfDay(`${year}-01-01`);
}
