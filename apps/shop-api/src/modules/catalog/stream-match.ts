/** Rule of a product stream. Every condition given must hold. */
export interface StreamRule {
  categoryIds?: string[];
  manufacturerIds?: string[];
  optionIds?: string[];
  minPriceCents?: number;
  maxPriceCents?: number;
  topseller?: boolean;
  new?: boolean;
}

export interface StreamCandidate {
  /** Including ancestors. */
  categoryIds: ReadonlySet<string>;
  manufacturerId: string | null;
  optionIds: ReadonlySet<string>;
  priceCents: number;
  topseller: boolean;
  isNew: boolean;
}

export function matchesStream(rule: StreamRule, product: StreamCandidate): boolean {
  return (
    (!rule.categoryIds || rule.categoryIds.some((id) => product.categoryIds.has(id))) &&
    (!rule.manufacturerIds ||
      (product.manufacturerId !== null && rule.manufacturerIds.includes(product.manufacturerId))) &&
    (!rule.optionIds || rule.optionIds.some((id) => product.optionIds.has(id))) &&
    product.priceCents >= (rule.minPriceCents ?? 0) &&
    product.priceCents <= (rule.maxPriceCents ?? Number.POSITIVE_INFINITY) &&
    (rule.topseller === undefined || rule.topseller === product.topseller) &&
    (rule.new === undefined || rule.new === product.isNew)
  );
}
