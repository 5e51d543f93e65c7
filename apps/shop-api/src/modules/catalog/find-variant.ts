import { failure, type FoundVariant, isId } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { fittingVariant } from "./choose-variant.ts";
import { selectVariants } from "./variants.sql.ts";

export interface VariantQuery {
  parentId: string;
  /** Group id → option id, or just the option ids. */
  options: Readonly<Record<string, string>> | readonly string[];
  switchedGroup: string | undefined;
}

export async function findVariant(
  sql: Sql,
  { parentId, options, switchedGroup }: VariantQuery,
): Promise<FoundVariant> {
  const wanted = Array.isArray(options)
    ? (options as string[])
    : Object.values(options as Record<string, string>);
  if (wanted.length === 0 || !wanted.every(isId)) {
    throw failure(400, "PRODUCT_INVALID_OPTIONS_PARAMETER", {
      detail: "The parameter options is invalid.",
      pointer: "/options",
    });
  }
  const switched =
    !Array.isArray(options) && switchedGroup !== undefined
      ? (options as Record<string, string>)[switchedGroup]
      : undefined;
  const found = fittingVariant(await selectVariants(sql, parentId), wanted, switched);
  if (!found) {
    throw failure(404, "CONTENT__PRODUCT_VARIANT_NOT_FOUND", {
      detail: `No variant of ${parentId} fits.`,
      parameters: { productId: parentId, options: wanted },
    });
  }
  return {
    foundCombination: { variantId: found.id, options: found.option_ids, apiAlias: "found_combination" },
    apiAlias: "product_variant_combination",
  };
}
