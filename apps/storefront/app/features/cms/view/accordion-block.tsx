import { Accordion } from "../../../ui/folding/accordion.tsx";
import { itemOfText } from "../load/accordion-items.ts";
import type { AccordionItemData } from "../load/accordion-items.ts";
import { Slots } from "./columns.tsx";
import type { BlockProps } from "./columns.tsx";
import { RichText } from "./rich-text-view.tsx";
import type { SlotData } from "../load/slot-data.server.ts";

/** Texts with a title become entries; whatever else stands in the block, such as its heading, comes before them. */
export function AccordionBlock(props: BlockProps) {
  const { block } = props;
  const slots = block.columns.flatMap((column) => column.slots);
  const items = slots.flatMap(({ name, content }) => {
    const item = name.startsWith("item") ? textItem(content) : null;
    return item ? [{ key: name, title: item.title, content: <RichText html={item.html} /> }] : [];
  });
  const keys = new Set(items.map(({ key }) => key));
  return (
    <div className="cms-accordion">
      <Slots {...props} slots={slots.filter(({ name }) => !keys.has(name))} sizes="100vw" />
      {items.length > 0 ? <Accordion name={`accordion-${block.id}`} items={items} /> : null}
    </div>
  );
}

function textItem(content: SlotData): AccordionItemData | null {
  if (content.type !== "text") return null;
  return content.title ? { title: content.title, html: content.html } : itemOfText(content.html);
}
