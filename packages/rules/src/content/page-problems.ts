import { type BlockTextField, blockMakes, type PageBlock, type PageDraft } from "./page-draft.ts";

export type PageProblemCode = "NO_NAME" | "NO_PATH" | "NO_BLOCKS" | "NO_TEXT" | "NO_PICTURE" | "NO_GOODS";

export interface PageProblem {
  readonly code: PageProblemCode;
  /** Null: it is missing in every language. */
  readonly locale: string | null;
  /** Place of the block, from 0; null: it is about the page. */
  readonly block: number | null;
  readonly field: BlockTextField | null;
}

/**
 * What keeps a page from being shown. The shop's main language is always wanted; another one only if the page has an address there,
 * and then all of it: half a page in Polish is worse than none.
 */
export function pageProblems(draft: PageDraft, mainLocale: string): PageProblem[] {
  const inMain = draft.texts.find(({ locale }) => locale === mainLocale);
  const wanted = [mainLocale, ...draft.texts.filter(({ path }) => path !== "").map(({ locale }) => locale)];
  const locales = [...new Set(wanted)];
  return [
    ...locales
      .filter((locale) => !draft.texts.find((text) => text.locale === locale)?.name)
      .map((locale) => ofPage("NO_NAME", locale)),
    ...(inMain?.path ? [] : [ofPage("NO_PATH", mainLocale)]),
    ...(draft.blocks.length === 0 ? [ofPage("NO_BLOCKS", null)] : []),
    ...draft.blocks.flatMap((block, at) => blockProblems(block, at, locales)),
  ];
}

/** Languages in which nothing is missing. */
export function completeLocales(draft: PageDraft): string[] {
  return draft.texts
    .filter(({ name, path }) => name !== "" && path !== "")
    .map(({ locale }) => locale)
    .filter((locale) => !draft.blocks.some((block, at) => missingTexts(block, at, [locale]).length > 0));
}

function ofPage(code: PageProblemCode, locale: string | null): PageProblem {
  return { code, locale, block: null, field: null };
}

function blockProblems(block: PageBlock, at: number, locales: readonly string[]): PageProblem[] {
  const { hasPicture, products, hasStream, categories } = blockMakes[block.kind];
  const hasProducts = block.productNumbers.length > 0 || (hasStream && Boolean(block.streamId));
  const lacksGoods = (products > 0 && !hasProducts) || (categories > 0 && block.categoryIds.length === 0);
  const ofBlock = (code: PageProblemCode) => ({ code, locale: null, block: at, field: null });
  return [
    ...(hasPicture && block.mediaId === null ? [ofBlock("NO_PICTURE")] : []),
    ...(lacksGoods ? [ofBlock("NO_GOODS")] : []),
    ...missingTexts(block, at, locales),
  ];
}

function missingTexts({ kind, texts }: PageBlock, at: number, locales: readonly string[]): PageProblem[] {
  return locales.flatMap((locale) =>
    blockMakes[kind].texts
      .filter((field) => !texts.find((text) => text.locale === locale)?.[field])
      .map((field) => ({ code: "NO_TEXT", locale, block: at, field }) as const),
  );
}
