import type { OptionalGroup } from "./consent-choice.ts";

/** Which words the form showed; never newer ones than there are. */
export function askedEdition(form: FormData, newest: number): number {
  const sent = form.get("edition");
  return typeof sent === "string" && /^\d{1,6}$/.test(sent) ? Math.min(Number(sent), newest) : 0;
}

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
