import type { Shop } from "./shop.ts";
import type { Text } from "./words.ts";

/** Each language with the languages a missing text is taken from, itself first. */
export type LanguageChains = ReadonlyMap<string, readonly string[]>;

export function languageChains(languages: Shop["languages"], main: string): LanguageChains {
  const fallbackOf = new Map(languages.map(({ key, fallback }) => [key, fallback]));
  return new Map(
    languages.map(({ key }) => {
      const chain: string[] = [];
      for (let next: string | undefined = key; next && !chain.includes(next); next = fallbackOf.get(next))
        chain.push(next);
      return [key, chain.includes(main) ? chain : [...chain, main]];
    }),
  );
}

/** The text a reader of a language gets. */
export function textIn(text: Text, chain: readonly string[]): string {
  for (const language of chain) {
    const own = text[language];
    if (own !== undefined) return own;
  }
  return "";
}
