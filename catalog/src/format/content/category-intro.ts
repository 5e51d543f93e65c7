import type { Category } from "../categories.ts";
import type { Text } from "../words.ts";

/** What a compact head has room for. */
export const MOST_LETTERS = 120;

/** One sentence about a category: the one written for it, else the first of its description, in each language that has one. */
export function categoryIntro({
  intro,
  description,
}: Pick<Category, "intro" | "description">): Text | undefined {
  if (intro) return intro;
  if (!description) return undefined;
  return Object.fromEntries(
    Object.entries(description).map(([language, html]) => [language, firstSentence(html ?? "")]),
  );
}

/** Points of abbreviations and numbers ("z. B.", "c.w.u.", "1.200") end no sentence. */
export function firstSentence(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
  return /^.*?(?<=[\p{L}\d)%°²]{2})[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
}
