/** The same data with other words in it, however deep they stand. */
export function replacedWords<T>(data: T, say: (words: string) => string | null): T {
  if (typeof data === "string") return say(data) as T;
  if (Array.isArray(data)) return data.map((each: unknown) => replacedWords(each, say)) as T;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, replacedWords(value as unknown, say)]),
  ) as T;
}
