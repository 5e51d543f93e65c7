import type { CmsSlot, KnownSlotType, SlotDataByType } from "@hearth/contract";
import { LONGEST_URL } from "../../../platform/links/canonical-path.ts";

/** Types only: the contract's own check would bring all schemas along. */
export type SlotOf<Type extends KnownSlotType> = CmsSlot & { data: SlotDataByType[Type] | null };

export function configValue(slot: CmsSlot, name: string): unknown {
  return slot.translated.config?.[name]?.value;
}

export function configText(slot: CmsSlot, name: string): string | null {
  const value = configValue(slot, name);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Settings are written as words, too: `navigationArrows: "none"`. */
export function configFlag(slot: CmsSlot, name: string, missing: boolean): boolean {
  const value = configValue(slot, name);
  if (value === undefined || value === null || value === "") return missing;
  return value !== false && value !== "none" && value !== "false";
}

export type Align = "start" | "center" | "end";

export function configAlign(slot: CmsSlot, name: string): Align | null {
  const value = configText(slot, name)?.replace("flex-", "");
  return value === "start" || value === "center" || value === "end" ? value : null;
}

/** Where a picture leads; an address longer than any browser takes is none. */
export function linkTarget(url: string | null | undefined): string | null {
  return url && url.length <= LONGEST_URL ? url : null;
}
