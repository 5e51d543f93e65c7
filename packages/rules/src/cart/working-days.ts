import { dayAt } from "../shop-calendar.ts";

const DAY_MS = 86_400_000;

/** The day `count` working days after a day (`2026-11-15`). After 0 days: that day, or the next working day if it is none. */
export function addWorkingDays(day: string, count: number): string {
  let at = Date.parse(day) / DAY_MS;
  let year = new Date(day).getUTCFullYear();
  let holidays = germanHolidays(year);
  let nextYear = epochDay(year + 1, 1, 1);
  const isWorkingDay = () => !isWeekend(at) && !holidays.includes(at);
  const step = () => {
    at += 1;
    if (at < nextYear) return;
    year += 1;
    holidays = germanHolidays(year);
    nextYear = epochDay(year + 1, 1, 1);
  };
  if (count <= 0) while (!isWorkingDay()) step();
  for (let passed = 0; passed < count;) {
    step();
    if (isWorkingDay()) passed += 1;
  }
  return dayAt(at);
}

/** Nationwide holidays in Germany, as days since the epoch. Those of single states count as working days. */
export function germanHolidays(year: number): number[] {
  const easter = easterSunday(year);
  const on = (month: number, day: number) => epochDay(year, month, day);
  const [goodFriday, easterMonday, ascension, whitMonday] = [
    easter - 2,
    easter + 1,
    easter + 39,
    easter + 50,
  ];
  return [
    on(1, 1),
    goodFriday,
    easterMonday,
    on(5, 1),
    ascension,
    whitMonday,
    on(10, 3),
    on(12, 25),
    on(12, 26),
  ];
}

/** Gregorian computus (Meeus, Jones, Butcher), as days since the epoch. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  // Day 0 is 22 March, the earliest possible Easter.
  return epochDay(year, 3, 22 + epact + toSunday - 7 * late);
}

/** The epoch began on a Thursday. */
function isWeekend(at: number): boolean {
  const weekday = (at + 4) % 7;
  return weekday === 0 || weekday === 6;
}

function epochDay(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
