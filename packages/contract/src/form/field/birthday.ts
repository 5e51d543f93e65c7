import { asFields } from "../check-form.ts";
import { bad, type Checked, good, isBlank } from "../checked.ts";

const OLDEST_YEAR = 1900;

/** A day such as 1990-02-28 from three fields, or null where all are empty. `today` is such a day too. */
export function checkBirthday(input: unknown, today: string): Checked<string | null> {
  const raw = asFields(input);
  const parts = [raw.birthdayYear, raw.birthdayMonth, raw.birthdayDay];
  if (parts.every(isBlank)) return good(null);
  const [year = 0, month = 0, day = 0] = parts.map(readNumber);
  const unread = ["Year", "Month", "Day"].filter((_name, index) => Number.isNaN(readNumber(parts[index])));
  if (unread.length > 0)
    return bad("VIOLATION::INVALID_FORMAT_ERROR", `/birthday${unread.at(-1)}`, {
      detail: "VIOLATION::NOT_NUMERIC_ERROR",
    });
  const isDate = [year, month, day].every(Number.isInteger) && year >= OLDEST_YEAR && year <= 9999;
  const date = isDate ? new Date(Date.UTC(year, month - 1, day)) : null;
  const isReal = date !== null && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const birthday = isReal ? date.toISOString().slice(0, 10) : "";
  return isReal && birthday < today ? good(birthday) : bad("VIOLATION::INVALID_FORMAT_ERROR", "/birthdayDay");
}

function readNumber(raw: unknown): number {
  return typeof raw === "number" || typeof raw === "string" ? Number(raw) : Number.NaN;
}
