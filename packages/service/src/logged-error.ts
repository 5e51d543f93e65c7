import { withoutAddresses } from "./without-addresses.ts";

/** Of PostgreSQL's own errors only these go into a log: its message, `detail` and `where` repeat values, such as somebody's address. */
const SAFE_PARTS = ["code", "constraint_name", "table_name", "column_name", "routine"] as const;

export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/** What a log tells of an error: enough to find the place, nothing a visitor typed into the database. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutAddresses(String(error)), stack: "" };
  const { name, cause } = error;
  const [message, stack] = [withoutAddresses(error.message), withoutAddresses(error.stack ?? "")];
  const because = cause === undefined ? {} : { cause: loggedError(cause) };
  if (name !== "PostgresError") {
    const { code } = error as { code?: unknown };
    return { type: name, message, ...(code === undefined ? {} : { code }), stack, ...because };
  }
  const parts = error as Partial<Record<(typeof SAFE_PARTS)[number], string>>;
  const given = SAFE_PARTS.filter((part) => parts[part] !== undefined);
  const told = Object.fromEntries(given.map((part) => [part, parts[part]]));
  return { type: name, message: `state ${parts.code}`, ...told, stack: placesOf(stack), ...because };
}

/** A stack begins with the message. */
function placesOf(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n");
}
