const PLACEHOLDER = /\{(\w+)\}/g;

/** The names in braces, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name))];
}

/**
 * Null: it may be said. All names the shop's own words say have to be said, too: a question that hides who gets the data asks for
 * nothing.
 */
export function wordProblem(shop: string, own: string): "UNKNOWN_PLACEHOLDER" | "PLACEHOLDER_MISSING" | null {
  const [wanted, said] = [placeholdersIn(shop), placeholdersIn(own)];
  if (said.some((name) => !wanted.includes(name)) || /[{}]/.test(own.replace(PLACEHOLDER, "")))
    return "UNKNOWN_PLACEHOLDER";
  return wanted.every((name) => said.includes(name)) ? null : "PLACEHOLDER_MISSING";
}
