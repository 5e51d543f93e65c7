import type { OptionalGroup } from "./consent-choice.ts";

/** What a posted form of the settings wants: one of the two short ways, or the boxes as they are ticked. Null: it is no such form. */
export function askedChoice(
  form: FormData,
  offered: readonly OptionalGroup[],
): readonly OptionalGroup[] | null {
  const ticked = form.getAll("group");
  switch (form.get("intent")) {
    case "all":
      return offered;
    case "none":
      return [];
    case "ticked":
      return offered.filter((group) => ticked.includes(group));
    default:
      return null;
  }
}
