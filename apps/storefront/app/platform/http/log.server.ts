import { currentSpan } from "@hearth/service/tracing";

export type LogFields = Record<string, unknown>;

export interface Log {
  info: (event: string, fields?: LogFields) => void;
  warn: (event: string, fields?: LogFields) => void;
  error: (event: string, fields?: LogFields) => void;
  /** A log that adds these fields to every line. */
  with: (fields: LogFields) => Log;
}

/** From chatty to silent; other words mean "info". */
const levels = ["info", "warn", "error"] as const;

export type LogLevel = (typeof levels)[number];

export function isLogLevel(value: string): value is LogLevel {
  return (levels as readonly string[]).includes(value);
}

interface Output {
  write: (line: string) => void;
  level?: LogLevel;
  now?: () => Date;
}

/** One JSON object per line. Tokens, cookies and bodies have no place here. */
export function createLog(output: Output, base: LogFields = {}): Log {
  const { write, level: lowest = "info", now = () => new Date() } = output;
  const line =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (levels.indexOf(level) < levels.indexOf(lowest)) return;
      const span = currentSpan();
      const trace = span && { traceId: span.traceId };
      write(
        JSON.stringify(
          { time: now().toISOString(), level, event, ...trace, ...base, ...fields },
          describeErrors,
        ),
      );
    };
  return {
    info: line("info"),
    warn: line("warn"),
    error: line("error"),
    with: (fields) => createLog(output, { ...base, ...fields }),
  };
}

function describeErrors(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  if (!("logText" in value)) return { name, message, stack, cause };
  // A stack begins with the message.
  return { name, message: value.logText, stack: stack?.replace(message, ""), cause };
}
