import { oddNames, oddValue } from "./odd-values.ts";
import type { Random } from "./random.ts";

type Container = Record<string, unknown>;

/** Spoils one place of a body: another value, no value, or one too many. */
export function mutate(body: unknown, random: Random): unknown {
  if (random.chance(0.05)) return oddValue(random);
  const places = containersIn(body);
  if (places.length === 0) return oddValue(random);
  const place = random.pick(places);
  const keys = Object.keys(place);
  const kind = random.below(4);
  if (kind === 0 || keys.length === 0)
    place[random.pick([...oddNames.slice(1), "unheardOf", "query", "grouping"])] = oddValue(random);
  else if (kind === 1) delete place[random.pick(keys)];
  else place[random.pick(keys)] = oddValue(random);
  return body;
}

function containersIn(value: unknown): Container[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap(containersIn)];
}

/** Spoils the text of a body in ways no object can hold. */
export function mutateText(text: string, random: Random): string {
  switch (random.below(7)) {
    case 0:
      return text.replace("{", '{"__proto__":{"limit":1},');
    case 1:
      return text.replace("{", '{"limit":1,"limit":"x",');
    case 2:
      return text.slice(0, random.below(text.length + 1));
    case 3:
      return `${"[".repeat(random.pick([10, 5000, 50_000]))}${text}`;
    case 4:
      return text + random.pick(["}", ",", "\u0000", "//", "\ufeff"]);
    case 5:
      return text.replace(
        "{",
        `{"limit":${random.pick(["1e999", "-0", "01", "1.", "NaN", "9".repeat(400)])},`,
      );
    default:
      return random.pick(["", " ", "null", "[]", "[1]", '"text"', "0", "\ufeff{}", "{'a':1}"]);
  }
}
