/** The shop has one calendar, whoever asks and wherever the server stands. */
export const SHOP_TIME_ZONE = "Europe/Berlin";

/** Made when it is first wanted: in a browser it is dear. `en-CA` writes a day as `2026-11-15`. */
let days: Intl.DateTimeFormat | undefined;

/** The day an instant falls on where the shop is, as `2026-11-15`. Takes milliseconds since the epoch, an ISO time or a Date. */
export function shopDay(instant: number | string | Date): string {
  days ??= new Intl.DateTimeFormat("en-CA", { timeZone: SHOP_TIME_ZONE });
  return days.format(new Date(instant));
}

/** Hour and minute where the shop is, as forms write them: `2026-11-15T08:30`. */
export function shopMinute(instant: number | string | Date): string {
  const time = new Date(instant);
  const clock = time.toLocaleTimeString("en-GB", {
    timeZone: SHOP_TIME_ZONE,
    hour: "2-digit",
    minute: "2-digit",
  });
  return `${shopDay(time)}T${clock}`;
}

/** The instant of such a minute, in milliseconds; of the hour that is there twice the second, NaN for no time at all. */
export function instantOf(minute: string): number {
  const inWinter = Date.parse(`${minute}Z`) - HOUR_MS;
  return Number.isNaN(inWinter) || shopMinute(inWinter) === minute ? inWinter : inWinter - HOUR_MS;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** When a day begins where the shop is, in milliseconds since the epoch: one hour before it does in Greenwich, in summer two. */
export function startOfDay(day: string): number {
  const inSummer = Date.parse(day) - 2 * HOUR_MS;
  return shopDay(inSummer) === day ? inSummer : inSummer + HOUR_MS;
}

/** The day so many days later. Days have no zone, and no hour that is missing or there twice. */
export function addDays(day: string, count: number): string {
  return dayAt(Date.parse(day) / DAY_MS + count);
}

/** A day by its number since the epoch. */
export function dayAt(epochDay: number): string {
  return new Date(epochDay * DAY_MS).toISOString().slice(0, 10);
}
