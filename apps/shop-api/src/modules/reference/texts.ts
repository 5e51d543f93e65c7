/** Texts of a reference row: language id → field → text. */
export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a language says itself; null where it inherits. */
function ownText(texts: Texts, languageId: string, field: string): string | null {
  return (texts[languageId]?.[field] as string | undefined) ?? null;
}

/** The first text along the language chain. */
export function resolvedText(texts: Texts, chain: readonly string[], field: string): string | null {
  for (const languageId of chain) {
    const text = texts[languageId]?.[field];
    if (text !== undefined && text !== null) return text as string;
  }
  return null;
}

/** Raw fields of the first language and `translated` with fallback, as the contract wants both. */
export function textFields<F extends string>(texts: Texts, chain: readonly string[], fields: readonly F[]) {
  const own = {} as Record<F, string | null>;
  const translated = {} as Record<F, string | null>;
  for (const field of fields) {
    own[field] = ownText(texts, chain[0] ?? "", field);
    translated[field] = resolvedText(texts, chain, field);
  }
  return { own, translated };
}
