export type LogFields = Record<string, unknown>;

export type Log = {
  info: (event: string, fields?: LogFields) => void;
  warn: (event: string, fields?: LogFields) => void;
  error: (event: string, fields?: LogFields) => void;
  /** A log that adds these fields to every line. */
  with: (fields: LogFields) => Log;
};

export type WriteLine = (line: string) => void;

/** One JSON object per line. Tokens, cookies and bodies have no place here. */
export function createLog(write: WriteLine, now: () => Date = () => new Date(), base: LogFields = {}): Log {
  const line =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      write(JSON.stringify({ time: now().toISOString(), level, event, ...base, ...fields }, describeErrors));
  return {
    info: line("info"),
    warn: line("warn"),
    error: line("error"),
    with: (fields) => createLog(write, now, { ...base, ...fields }),
  };
}

function describeErrors(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
}
