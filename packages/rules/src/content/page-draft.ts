/** What a page says in one language. */
export interface PageText {
  readonly locale: string;
  readonly name: string;
  /** Without the language's prefix; empty: the page has no address in this language. */
  readonly path: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

export interface BlockText {
  readonly locale: string;
  readonly title: string;
  readonly html: string;
  readonly secondHtml: string;
  readonly link: string;
}

/** One shape for all kinds; which fields count says `blockMakes`. */
export interface PageBlock {
  readonly kind: BlockKind;
  readonly mediaId: string | null;
  readonly productNumbers: readonly string[];
  /** Chooses the products of a strip by itself; drafts of before there were streams do not say. */
  readonly streamId?: string | null | undefined;
  readonly categoryIds: readonly string[];
  readonly texts: readonly BlockText[];
}

/** A page as staff write it. */
export interface PageDraft {
  readonly texts: readonly PageText[];
  readonly blocks: readonly PageBlock[];
}

export const blockKinds = [
  "heading",
  "text",
  "columns",
  "picture",
  "picture-text",
  "hero",
  "banner",
  "products",
  "teasers",
  "categories",
] as const;

export type BlockKind = (typeof blockKinds)[number];
export type BlockTextField = Exclude<keyof BlockText, "locale">;

export interface BlockMake {
  /** Wanted in every language the page has. */
  readonly texts: readonly BlockTextField[];
  /** May stay empty. */
  readonly maybe: readonly BlockTextField[];
  readonly hasPicture: boolean;
  /** At most; 0: it shows none. */
  readonly products: number;
  /** A stream can choose them. */
  readonly hasStream: boolean;
  readonly categories: number;
}

const nothing: BlockMake = {
  texts: [],
  maybe: [],
  hasPicture: false,
  products: 0,
  hasStream: false,
  categories: 0,
};

/** What each kind of block is made of. */
export const blockMakes: Readonly<Record<BlockKind, BlockMake>> = {
  heading: { ...nothing, texts: ["title"] },
  text: { ...nothing, texts: ["html"] },
  columns: { ...nothing, texts: ["html", "secondHtml"] },
  picture: { ...nothing, hasPicture: true, maybe: ["link"] },
  "picture-text": { ...nothing, hasPicture: true, texts: ["html"] },
  hero: { ...nothing, hasPicture: true, texts: ["title"], maybe: ["html"] },
  banner: { ...nothing, hasPicture: true, texts: ["html"] },
  products: { ...nothing, texts: ["title"], products: 12, hasStream: true },
  teasers: { ...nothing, products: 3 },
  categories: { ...nothing, categories: 6 },
};
