import type { Language } from "../../platform/language/language.tsx";
import type { OpeningHours } from "../shell-data.ts";

type Words = Pick<Language, "t" | "format">;

/** "Mo–Do 9–17 Uhr, Fr 9–15 Uhr". */
export function openingHoursText(hours: readonly OpeningHours[], language: Words): string {
  return openingHoursLines(hours, language).join(", ");
}

export function openingHoursLines(hours: readonly OpeningHours[], language: Words): string[] {
  const { t, format } = language;
  return hours.map(({ days, from, to }) =>
    t("shell.hours", {
      days: daySpans(days)
        .map(([first, last]) =>
          first === last ? format.weekday(first) : `${format.weekday(first)}–${format.weekday(last)}`,
        )
        .join(", "),
      from: shortTime(from),
      to: shortTime(to),
    }),
  );
}

/** Days in a row become a span: 1, 2, 3, 5 are 1–3 and 5. */
function daySpans(days: readonly number[]): [first: number, last: number][] {
  const spans: [number, number][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const open = spans.at(-1);
    if (open && open[1] + 1 === day) open[1] = day;
    else spans.push([day, day]);
  }
  return spans;
}

function shortTime(time: string): string {
  return time.replace(/^0/, "").replace(/:00$/, "");
}
