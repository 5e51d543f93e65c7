import { makerAddress } from "@hearth/catalog/gate";
import { escapeText } from "@hearth/service/markup";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type ReferenceData, resolvedText } from "../../reference/index.ts";
import { selectCategoryTexts, writeCategoryText } from "../category/category.sql.ts";
import type { MakerRecord, MakerRow } from "./maker.sql.ts";
import { hidePage, selectPageSlots, writePageHead, writeSlot } from "./maker-page.sql.ts";
import { addressOf, nameOf } from "./maker-sheet.ts";
import { replacedWords } from "./replaced-words.ts";

/**
 * The page of a maker is a category with words of its own (docs/decisions/0042-maker-pages.md). Where it says, word for word, what the
 * maker said before, it says what the maker says now; what somebody wrote there by hand stays.
 */
export async function writeMakerPage(
  tx: Tx,
  reference: ReferenceData,
  before: MakerRecord,
  after: MakerRow,
): Promise<void> {
  const { page_id: pageId } = before;
  if (pageId === null) return;
  const { weee: _weee, ...address } = addressOf(after);
  const brand = { ...address, ...(after.link !== null && { link: after.link }) };
  await writePageHead(tx, pageId, { mediaId: after.media_id, brand });
  for (const text of await selectCategoryTexts(tx, pageId)) {
    const [was, is] = [before, after].map((maker) => pageWords(maker, text.language_id, reference));
    const follow = (field: "name" | "description" | "metaDescription") =>
      text[field] === (was?.[field] ?? null) ? (is?.[field] ?? null) : text[field];
    const name = follow("name");
    const [description, metaDescription] = [follow("description"), follow("metaDescription")];
    // oxlint-disable-next-line no-await-in-loop -- three languages
    await writeCategoryText(tx, pageId, { ...text, name, description, metaDescription });
  }
  await writeSlots(tx, pageId, (words) => {
    if (words === before.media_id) return after.media_id;
    return reference.rows.languages.reduce(
      (said, { id }) => said.replaceAll(place(before, id, reference), () => place(after, id, reference)),
      words,
    );
  });
}

/** The page of a maker that is gone is nobody's, and nothing leads there any more. */
export async function closeMakerPage(tx: Tx, { page_id, media_id }: MakerRecord): Promise<void> {
  if (page_id === null) return;
  await hidePage(tx, page_id);
  await writeSlots(tx, page_id, (words) => (words === media_id ? null : words));
}

async function writeSlots(tx: Tx, pageId: string, say: (words: string) => string | null): Promise<void> {
  for (const slot of await selectPageSlots(tx, pageId)) {
    const { id, ...words } = slot;
    const fresh = replacedWords(words, say);
    // oxlint-disable-next-line no-await-in-loop -- of two pages
    if (JSON.stringify(fresh) !== JSON.stringify(words)) await writeSlot(tx, id, fresh);
  }
}

function pageWords(maker: MakerRow, languageId: string, reference: ReferenceData) {
  const description = resolvedText(maker.texts, [languageId], "description");
  return {
    name: nameOf(maker, reference),
    description: description === null ? null : `<p>${escapeText(description)}</p>`,
    metaDescription: description,
  };
}

/** Its address as the page says it in this language. */
function place(maker: MakerRow, languageId: string, reference: ReferenceData): string {
  const { street, zip, city, country, email } = addressOf(maker);
  const land = reference.rows.countries.find(({ iso }) => iso === country)?.texts ?? {};
  const chain = reference.languageChain(languageId);
  const said = {
    name: nameOf(maker, reference),
    street,
    zip,
    city,
    email,
    land: resolvedText(land, chain, "name") ?? country,
  };
  const safe = Object.fromEntries(Object.entries(said).map(([field, text]) => [field, escapeText(text)]));
  return makerAddress({ ...(safe as typeof said), link: maker.link && escapeText(maker.link) });
}
