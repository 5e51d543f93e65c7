/** On these days of the week, Monday is 1, from one time of the clock to another: "09:00". */
export interface OpeningHours {
  days: readonly number[];
  from: string;
  to: string;
}

export type HoursProblem = "NO_DAYS" | "ENDS_BEFORE_IT_BEGINS" | "HOURS_OVERLAP";

/** Times of the clock with two digits each sort as texts. */
export function hoursProblem(hours: readonly OpeningHours[]): HoursProblem | null {
  if (hours.some(({ days }) => days.length === 0)) return "NO_DAYS";
  if (hours.some(({ from, to }) => from >= to)) return "ENDS_BEFORE_IT_BEGINS";
  return hours.some((one, at) => hours.slice(at + 1).some((other) => overlap(one, other)))
    ? "HOURS_OVERLAP"
    : null;
}

function overlap(one: OpeningHours, other: OpeningHours): boolean {
  return one.days.some((day) => other.days.includes(day)) && one.from < other.to && other.from < one.to;
}
