import type { Media } from "@hearth/contract";

const STEP_PERCENT = 10;

/** The security policy allows no styles in the page, so a point is one of eleven columns and one of eleven rows (focus.css). */
export function focusClasses({ extensions }: Pick<Media, "extensions">): { focus?: string } {
  const focus = extensions?.focus;
  if (!focus) return {};
  const [x, y] = [focus.x, focus.y].map((percent) => Math.round(percent / STEP_PERCENT));
  return { focus: `focused focus-x-${x} focus-y-${y}` };
}
