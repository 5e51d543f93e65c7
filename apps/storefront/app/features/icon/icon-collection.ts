import { isIconName } from "./icon-name.ts";

/** The part of an Iconify collection that is needed to draw. */
export interface IconSet {
  prefix: string;
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

export type IconSelection = IconSet & { not_found?: string[] };

/** The wanted icons of a set, in the form the set itself has. Names nobody has drawn are listed. */
export function selectIcons(set: IconSet, names: readonly string[]): IconSelection {
  const wanted = [...new Set(names)].filter(isIconName);
  const icons: IconSet["icons"] = {};
  const missing: string[] = [];
  for (const name of wanted) {
    const drawing = drawingOf(set, name);
    if (drawing) icons[name] = drawing;
    else missing.push(name);
  }
  const { prefix, width = 16, height = 16 } = set;
  return { prefix, width, height, icons, ...(missing.length > 0 ? { not_found: missing } : {}) };
}

function drawingOf({ icons, aliases = {} }: IconSet, name: string) {
  const known = Object.hasOwn(aliases, name) ? aliases[name]?.parent : name;
  return known !== undefined && Object.hasOwn(icons, known) ? icons[known] : undefined;
}

/** An answer of the endpoint, or of anybody who speaks the same form. */
export function isIconSelection(answer: unknown): answer is IconSelection {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "prefix" in answer &&
    typeof answer.prefix === "string" &&
    "icons" in answer &&
    typeof answer.icons === "object" &&
    answer.icons !== null
  );
}
