const plain = /^[\w.:-]{1,60}$/;

/** What a trace tells of an error: its code, or what kind it is. Messages repeat what people typed. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "UNKNOWN";
  const { code } = error as { code?: unknown };
  return (
    [code, error.name].find((word): word is string => typeof word === "string" && plain.test(word)) ??
    "UNKNOWN"
  );
}
