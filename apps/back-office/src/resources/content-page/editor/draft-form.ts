import type { ContentPageDraft } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";
import type { BlockKind, BlockTextField, PageText } from "@hearth/rules";

export type PageField = Exclude<keyof PageText, "locale">;
type InLanguages<Field extends string> = Record<Locale, Record<Field, string>>;

export interface BlockForm {
  /** Keeps its place on the screen while blocks move; never sent. */
  key: number;
  kind: BlockKind;
  mediaId: string | null;
  /** One number on each line, as it is typed. */
  productNumbers: string;
  /** Chooses its products instead. */
  streamId: string | null;
  categoryIds: readonly string[];
  texts: InLanguages<BlockTextField>;
}

export interface DraftForm {
  texts: InLanguages<PageField>;
  blocks: readonly BlockForm[];
}

const emptyPage = { name: "", path: "", metaTitle: "", metaDescription: "" };
const emptyBlock = { title: "", html: "", secondHtml: "", link: "" };

export function draftFormOf({ texts, blocks }: ContentPageDraft): DraftForm {
  return {
    texts: inLanguages(texts, emptyPage),
    blocks: blocks.map(({ kind, mediaId, productNumbers, streamId, categoryIds, texts: said }, key) => ({
      key,
      kind,
      mediaId,
      productNumbers: productNumbers.join("\n"),
      streamId: streamId ?? null,
      categoryIds,
      texts: inLanguages(said, emptyBlock),
    })),
  };
}

export function draftOf({ texts, blocks }: DraftForm): ContentPageDraft {
  return {
    texts: locales.map((locale) => ({ locale, ...texts[locale] })),
    blocks: blocks.map(({ kind, mediaId, productNumbers, streamId, categoryIds, texts: said }) => ({
      kind,
      mediaId,
      productNumbers: linesOf(productNumbers),
      streamId,
      categoryIds: [...categoryIds],
      texts: locales.map((locale) => ({ locale, ...said[locale] })),
    })),
  };
}

export function withBlock({ texts, blocks }: DraftForm, kind: BlockKind): DraftForm {
  const key = Math.max(-1, ...blocks.map((block) => block.key)) + 1;
  const added = { key, kind, mediaId: null, productNumbers: "", streamId: null, categoryIds: [] };
  return { texts, blocks: [...blocks, { ...added, texts: inLanguages([], emptyBlock) }] };
}

/** To another place; beyond the ends it stays at the end. */
export function moved(blocks: readonly BlockForm[], from: number, to: number): readonly BlockForm[] {
  const block = blocks[from];
  if (!block) return blocks;
  const rest = blocks.filter((_, at) => at !== from);
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, block);
}

function inLanguages<Field extends string>(
  said: readonly ({ locale: string } & Readonly<Record<NoInfer<Field>, string>>)[],
  empty: Record<Field, string>,
): InLanguages<Field> {
  const fields = Object.keys(empty) as Field[];
  const inLocale = (locale: Locale) => {
    const found = said.find((each) => each.locale === locale) ?? empty;
    return Object.fromEntries(fields.map((field) => [field, found[field]]));
  };
  return Object.fromEntries(locales.map((locale) => [locale, inLocale(locale)])) as InLanguages<Field>;
}

function linesOf(typed: string): string[] {
  const lines = typed.split(/[\n,;]/).map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
