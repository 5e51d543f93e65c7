/**
 * Which of these paths, written with space between them, an answer does not have. Lists are looked at by their first element; a value
 * may be null, a step on the way not.
 */
export function absentFields(answer: unknown, paths: string): string[] {
  return paths.split(/\s+/).filter((path) => valueAt(answer, path.split(".")) === undefined);
}

function valueAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  const place: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof place !== "object" || place === null) return undefined;
  return valueAt((place as Record<string, unknown>)[step], rest);
}
