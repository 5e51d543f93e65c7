import type { CmsSlot } from "@hearth/contract";
import { plainText } from "./accordion-items.ts";
import type { AccordionData, AccordionItemData } from "./accordion-items.ts";
import { cleanHtml } from "@hearth/service/markup";
import type { HeadingLevels } from "../view/heading-levels.ts";
import { richText } from "../html/rich-text.server.ts";
import { configValue } from "./slot-config.ts";

/** `items: [{title, text}]`, and `multiple` when several may be open at once. */
export function readAccordion(slot: CmsSlot, headings: HeadingLevels): AccordionData | null {
  const written = configValue(slot, "items");
  const items = (Array.isArray(written) ? written : []).flatMap((item) => readItem(item, headings));
  const isSeveral = configValue(slot, "multiple") === true;
  return items.length > 0 ? { type: "hearth-accordion", items, isSeveral } : null;
}

function readItem(item: unknown, headings: HeadingLevels): AccordionItemData[] {
  if (typeof item !== "object" || item === null) return [];
  const { title, text } = item as { title?: unknown; text?: unknown };
  if (typeof title !== "string" || typeof text !== "string" || !title || !text) return [];
  const html = /^\s*</.test(text) ? text : `<p>${text}</p>`;
  return [{ title: plainText(cleanHtml(title)), html: richText(html, headings) }];
}
