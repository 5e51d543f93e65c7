import type { SlotData } from "../load/slot-data.server.ts";

/** What slots need from the page around them. */
export interface SlotSurroundings {
  path: string;
  privacyPath: string;
}

export type SlotProps<Type extends SlotData["type"]> = SlotSurroundings & {
  slot: SlotData & { type: Type };
  /** Unique on the page. */
  id: string;
  isFirst: boolean;
  /** How wide pictures are shown here, as in the attribute. */
  sizes: string;
};
