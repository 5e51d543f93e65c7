import type { SuggestedProduct, Suggestions } from "../search-answers.ts";

/** One line of the list below the field. With an address it leads there, else its words are searched for. */
export interface ListOption {
  text: string;
  href: string | null;
  trail: readonly string[];
  product: SuggestedProduct | null;
}

export interface OptionGroup {
  name: "words" | "categories" | "makers" | "guides" | "products";
  options: ListOption[];
}

export function optionGroups({ words, categories, makers, guides, products }: Suggestions): OptionGroup[] {
  const plain = { href: null, trail: [], product: null };
  const groups: OptionGroup[] = [
    { name: "words", options: words.map((text) => ({ ...plain, text })) },
    { name: "categories", options: categories.map((place) => ({ ...plain, ...place, text: place.name })) },
    { name: "makers", options: makers.map((text) => ({ ...plain, text })) },
    { name: "guides", options: guides.map((place) => ({ ...plain, ...place, text: place.name })) },
    {
      name: "products",
      options: products.map((product) => ({ ...plain, text: product.name, href: product.href, product })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** In the order the arrow keys go through them. */
export function allOptions(groups: readonly OptionGroup[]): ListOption[] {
  return groups.flatMap(({ options }) => options);
}

/** What the Tab key takes: the first words that are not in the field already. */
export function firstSuggestion({ words, makers }: Suggestions, term: string): string | null {
  const [first] = [...words, ...makers];
  return first === undefined || first.toLowerCase() === term.toLowerCase() ? null : first;
}

/** Up and down go round, by way of the field itself. */
export function stepOption(
  active: number | null,
  key: "ArrowDown" | "ArrowUp",
  count: number,
): number | null {
  if (count === 0) return null;
  const place = (active ?? -1) + 1;
  const next = (place + (key === "ArrowDown" ? 1 : count)) % (count + 1);
  return next === 0 ? null : next - 1;
}
