import type { CmsData } from "./cms-data.server.ts";
import type { SlotData } from "./slot-data.server.ts";

/** Pages whose text brings its own main heading need no second one. */
export function hasMainHeading(cms: CmsData): boolean {
  return contents(cms).some((content) => content.type === "text" && content.html.includes("<h1"));
}

/** The products a page shows, so that a change of one of them can renew the page. */
export function shownProductIds(cms: CmsData): string[] {
  return contents(cms).flatMap((content) => {
    if (content.type === "product-listing") return content.listing.cards.map(({ id }) => id);
    if (content.type === "product-slider") return content.cards.map(({ id }) => id);
    if (content.type === "cross-selling")
      return content.groups.flatMap(({ cards }) => cards.map(({ id }) => id));
    return "card" in content ? [content.card.id] : [];
  });
}

function contents({ sections }: CmsData): SlotData[] {
  const blocks = sections.flatMap((section) => [...(section.sidebar?.blocks ?? []), ...section.blocks]);
  return blocks.flatMap(({ columns }) => columns.flatMap(({ slots }) => slots.map(({ content }) => content)));
}
