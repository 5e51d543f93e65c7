// One slot of a content-managed page and what it says in a language. Pages made of slots are in content.
export { slotText } from "./slot-text.ts";
export type { SlotRow } from "./slot.sql.ts";
export { idList, type SlotConfig, slotConfig, textValue } from "./slot-config.ts";
