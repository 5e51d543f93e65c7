import type { StreamRuleForm } from "@hearth/admin-contract";
import type { StreamRule } from "../catalog/index.ts";
import type { ReferenceData } from "../reference/index.ts";

/** As a form says it: every condition has its field, empty where it says nothing. */
export function ruleForm(rule: StreamRule): StreamRuleForm {
  return {
    categoryIds: rule.categoryIds ?? [],
    manufacturerIds: rule.manufacturerIds ?? [],
    optionIds: rule.optionIds ?? [],
    minPriceCents: rule.minPriceCents ?? null,
    maxPriceCents: rule.maxPriceCents ?? null,
    isTopseller: rule.topseller ?? null,
    isNew: rule.new ?? null,
  };
}

/** As the shop keeps it: what says nothing is not there, for an empty list would choose nothing. */
export function ruleOf(form: StreamRuleForm): StreamRule {
  const { categoryIds, manufacturerIds, optionIds, minPriceCents, maxPriceCents } = form;
  return {
    ...(categoryIds.length > 0 && { categoryIds }),
    ...(manufacturerIds.length > 0 && { manufacturerIds }),
    ...(optionIds.length > 0 && { optionIds }),
    ...(minPriceCents !== null && { minPriceCents }),
    ...(maxPriceCents !== null && { maxPriceCents }),
    ...(form.isTopseller !== null && { topseller: form.isTopseller }),
    ...(form.isNew !== null && { new: form.isNew }),
  };
}

/** Why nobody could mean it; null: it can be kept. */
export function ruleProblem(
  form: StreamRuleForm,
  {
    category,
    manufacturer,
    propertyOption,
  }: Pick<ReferenceData, "category" | "manufacturer" | "propertyOption">,
): "NO_CONDITION" | "MOST_BELOW_LEAST" | "UNKNOWN" | null {
  if (Object.keys(ruleOf(form)).length === 0) return "NO_CONDITION";
  const { minPriceCents, maxPriceCents } = form;
  if (minPriceCents !== null && maxPriceCents !== null && maxPriceCents < minPriceCents)
    return "MOST_BELOW_LEAST";
  const isKnown =
    form.categoryIds.every((id) => category.has(id)) &&
    form.manufacturerIds.every((id) => manufacturer.has(id)) &&
    form.optionIds.every((id) => propertyOption.has(id));
  return isKnown ? null : "UNKNOWN";
}
