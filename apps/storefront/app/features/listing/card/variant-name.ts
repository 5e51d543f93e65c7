/** The options of a variant as words, without those its name already says. */
export function variantName(name: string, options: readonly string[]): string | null {
  const spoken = name.toLowerCase();
  return options.filter((option) => !spoken.includes(option.toLowerCase())).join(", ") || null;
}
