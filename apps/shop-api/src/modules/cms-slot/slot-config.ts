import type { CmsFieldConfig } from "@hearth/contract";
import type { SlotRow } from "./slot.sql.ts";

export type SlotConfig = Record<string, CmsFieldConfig>;

/** Configuration of a slot in one language: common values, then the texts along the chain, then what the entity overrides. */
export function slotConfig(
  row: SlotRow,
  chain: readonly string[],
  override: Record<string, unknown> | undefined,
): SlotConfig {
  const config: SlotConfig = { ...row.config };
  for (const languageId of chain.toReversed()) {
    Object.assign(config, row.texts[languageId]);
  }
  return { ...config, ...(override?.[row.id] as SlotConfig | undefined) };
}

export function textValue(config: SlotConfig, field: string): string | null {
  const value = config[field]?.value;
  return typeof value === "string" ? value : null;
}

export function idList(config: SlotConfig, field: string): string[] {
  const value = config[field]?.value;
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}
