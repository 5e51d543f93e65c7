import { createHash } from "node:crypto";
import type { IndexEntry, IndexLanguage, IndexMember, IndexText } from "../src/index.ts";

/** A readable name in tests, a 32-hex id in the index. */
export function id(name: string): string {
  return createHash("md5").update(name).digest("hex");
}

export const german: IndexLanguage = { id: id("de"), locale: "de-DE" };
export const english: IndexLanguage = { id: id("en"), locale: "en-GB" };
export const polish: IndexLanguage = { id: id("pl"), locale: "pl-PL" };

export function text(language: IndexLanguage, name: string, more: Partial<IndexText> = {}): IndexText {
  return {
    language,
    name,
    keywords: [],
    body: "",
    manufacturerName: null,
    categoryNames: [],
    optionNames: [],
    memberOptionNames: [],
    ...more,
  };
}

export function member(name: string, more: Partial<IndexMember> = {}): IndexMember {
  return { productId: id(name), numbers: [], options: [], priceCents: 1000, available: true, ...more };
}

/** A single product unless it is given other members. */
export function entry(name: string, more: Partial<IndexEntry> = {}): IndexEntry {
  return {
    productId: id(name),
    familyId: id(name),
    members: [member(name)],
    categoryIds: [],
    streamIds: [],
    manufacturerId: null,
    ratingAverage: null,
    ratingScore: null,
    shippingFree: false,
    sales: 0,
    prominence: more.sales ?? 0,
    releasedAt: new Date("2026-01-01"),
    numbers: [],
    texts: [text(german, name)],
    ...more,
  };
}
