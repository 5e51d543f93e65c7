/** Who says what is recommended: nobody, or what our own orders say. */
const kinds = ["off", "own"] as const;
export type Personalisation = (typeof kinds)[number];

export function readPersonalisation(env: Record<string, string | undefined>): Personalisation {
  const value = env["PERSONALISATION"] || "own";
  const kind = kinds.find((known) => known === value);
  if (!kind) throw new Error(`PERSONALISATION must be one of ${kinds.join(", ")}, got "${value}"`);
  return kind;
}
