import { isLocale, localePath } from "@hearth/i18n";
import type { BlockKind, PageBlock, PageDraft } from "@hearth/rules";
import { escapeText } from "@hearth/service/markup";
import type { CategoryCard } from "./category-cards.sql.ts";

export interface PageRows {
  sections: { id: string; page_id: string; position: number; sizing_mode: string }[];
  blocks: { id: string; section_id: string; position: number; type: string }[];
  slots: {
    id: string;
    block_id: string;
    slot: string;
    type: string;
    config: Fields;
    texts: Record<string, Fields>;
  }[];
}

type Fields = Record<string, { source: "static" | "product_stream"; value: unknown }>;

export interface RowSources {
  pageId: string;
  languageId: (locale: string) => string | undefined;
  /** Ids by number, of those that are there. */
  products: ReadonlyMap<string, string>;
  categories: readonly CategoryCard[];
  newId: () => string;
}

interface Slot {
  slot: string;
  type: string;
  config?: Record<string, unknown>;
  /** Chooses its products. */
  streamId?: string | null | undefined;
  /** By locale. */
  texts?: Record<string, Record<string, string>>;
}

const shopTypes: Readonly<Record<BlockKind, string>> = {
  heading: "text",
  text: "text",
  columns: "text-two-column",
  picture: "image-cover",
  "picture-text": "image-text",
  hero: "hearth-hero",
  banner: "image-text-cover",
  products: "product-slider",
  teasers: "product-three-column",
  categories: "hearth-column-grid",
};
const fullWidth: ReadonlySet<BlockKind> = new Set(["hero", "picture"]);

/** A draft in the shape the shop reads: neighbours of the same width share a section. */
export function pageRows({ blocks }: PageDraft, sources: RowSources): PageRows {
  const rows: PageRows = { sections: [], blocks: [], slots: [] };
  for (const [position, block] of blocks.entries()) {
    const sizing = fullWidth.has(block.kind) ? "full_width" : "boxed";
    let section = rows.sections.at(-1);
    if (section?.sizing_mode !== sizing) {
      section = {
        id: sources.newId(),
        page_id: sources.pageId,
        position: rows.sections.length,
        sizing_mode: sizing,
      };
      rows.sections.push(section);
    }
    const id = sources.newId();
    rows.blocks.push({ id, section_id: section.id, position, type: shopTypes[block.kind] });
    rows.slots.push(...slotsOf(block, sources).map((slot) => slotRow(slot, id, sources)));
  }
  return rows;
}

const sides = ["left", "center", "right"] as const;

function slotsOf(block: PageBlock, { products, categories }: RowSources): Slot[] {
  const productIds = block.productNumbers.flatMap((number) => products.get(number) ?? []);
  const html = said(block, ({ html: text }) => ({ content: text }));
  const title = said(block, (text) => ({ title: text.title }));
  switch (block.kind) {
    case "heading":
      return [
        textSlot(
          "content",
          said(block, (text) => ({ content: heading(2, text.title) })),
        ),
      ];
    case "text":
      return [textSlot("content", html)];
    case "columns":
      return [
        textSlot("left", html),
        textSlot(
          "right",
          said(block, ({ secondHtml }) => ({ content: secondHtml })),
        ),
      ];
    case "picture":
      return [
        picture(
          "image",
          block.mediaId,
          { minHeight: "320px" },
          said(block, ({ link }) => ({ url: link })),
        ),
      ];
    case "picture-text":
    case "banner":
      return [picture("left", block.mediaId), { ...textSlot("right", html), config: centred }];
    case "hero":
      return [
        picture("image", block.mediaId, { minHeight: "420px" }),
        {
          ...textSlot(
            "content",
            said(block, (text) => ({ content: heading(1, text.title) + text.html })),
          ),
          config: centred,
        },
      ];
    case "products":
      return [
        {
          slot: "productSlider",
          type: "product-slider",
          config: { products: productIds, boxLayout: "standard", navigation: true },
          streamId: block.streamId,
          texts: title,
        },
      ];
    case "teasers":
      return productIds.map((product, at) => ({
        slot: sides[at] ?? "right",
        type: "product-box",
        config: { product, boxLayout: "standard" },
      }));
    case "categories":
      return block.categoryIds.flatMap((id, at) => cards(categories, id, at + 1));
  }
}

const centred = { verticalAlign: "center" };

function textSlot(slot: string, texts: Slot["texts"]): Slot {
  return { slot, type: "text", texts: texts ?? {} };
}

function picture(slot: string, media: string | null, config: object = {}, texts: Slot["texts"] = {}): Slot {
  return { slot, type: "image", config: { media, displayMode: "cover", ...config }, texts };
}

/** Picture and name with the way there, as they are when the page is published. */
function cards(categories: readonly CategoryCard[], id: string, place: number): Slot[] {
  const inLanguages = categories.filter((card) => card.id === id);
  const hrefs = inLanguages.flatMap(({ locale, name, path }) =>
    isLocale(locale) ? [{ locale, name, url: localePath(locale, path) }] : [],
  );
  const mediaId = inLanguages[0]?.mediaId ?? null;
  const by = (say: (card: (typeof hrefs)[number]) => Record<string, string>) =>
    Object.fromEntries(hrefs.map((card) => [card.locale, say(card)]));
  return [
    ...(mediaId === null
      ? []
      : [
          picture(
            `image-${place}`,
            mediaId,
            {},
            by(({ url }) => ({ url })),
          ),
        ]),
    textSlot(
      `text-${place}`,
      by(({ name, url }) => ({ content: `<h3><a href="${escapeText(url)}">${escapeText(name)}</a></h3>` })),
    ),
  ];
}

function heading(level: 1 | 2, title: string): string {
  return title === "" ? "" : `<h${level}>${escapeText(title)}</h${level}>`;
}

/** By locale; what is empty is left to the language it falls back to. */
function said(
  { texts }: PageBlock,
  fields: (text: PageBlock["texts"][number]) => Record<string, string>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    texts.map((text) => [
      text.locale,
      Object.fromEntries(Object.entries(fields(text)).filter(([, value]) => value !== "")),
    ]),
  );
}

function slotRow(
  { slot, type, config = {}, streamId, texts = {} }: Slot,
  blockId: string,
  { languageId, newId }: RowSources,
) {
  return {
    id: newId(),
    block_id: blockId,
    slot,
    type,
    config: {
      ...fieldsOf(config),
      ...(streamId && { products: { source: "product_stream" as const, value: streamId } }),
    },
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([locale, fields]) => {
        const id = languageId(locale);
        return id === undefined ? [] : [[id, fieldsOf(fields)]];
      }),
    ),
  };
}

function fieldsOf(values: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { source: "static" as const, value }]),
  );
}
