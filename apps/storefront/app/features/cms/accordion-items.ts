import type { CmsSlot } from "@hearth/contract";
import { cleanHtml } from "./clean-html.ts";
import type { HeadingLevels } from "./heading-levels.ts";
import { richText } from "./rich-text.ts";
import { configValue } from "./slot-config.ts";

export type AccordionItemData = { title: string; html: string };
export type AccordionData = { type: "hearth-accordion"; items: AccordionItemData[]; isSeveral: boolean };

/** `items: [{title, text}]`, and `multiple` when several may be open at once. */
export function readAccordion(slot: CmsSlot, headings: HeadingLevels): AccordionData | null {
  const written = configValue(slot, "items");
  const items = (Array.isArray(written) ? written : []).flatMap((item) => readItem(item, headings));
  const isSeveral = configValue(slot, "multiple") === true;
  return items.length > 0 ? { type: "hearth-accordion", items, isSeveral } : null;
}

/** A text slot inside an accordion: its first heading becomes the title. */
export function itemOfText(html: string): AccordionItemData | null {
  const heading = /^\s*<h([1-6])(?: class="like-h\d")?>(.*?)<\/h\1>/s.exec(html);
  if (!heading) return null;
  const title = plain(heading[2] ?? "");
  return title ? { title, html: html.slice(heading[0].length) } : null;
}

function readItem(item: unknown, headings: HeadingLevels): AccordionItemData[] {
  if (typeof item !== "object" || item === null) return [];
  const { title, text } = item as { title?: unknown; text?: unknown };
  if (typeof title !== "string" || typeof text !== "string" || !title || !text) return [];
  const html = /^\s*</.test(text) ? text : `<p>${text}</p>`;
  return [{ title: plain(cleanHtml(title)), html: richText(html, headings) }];
}

/** Text of cleaned HTML. React escapes it again, so the few entities editors' tools write are read. */
function plain(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, "");
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
  return text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "").trim();
}
