import { changedMeanwhile, type MediaSheet } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import { changeWhatIsShown, wrongField } from "../assortment/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { withAltTexts } from "./alt-change.ts";
import { lockMedia, selectMedia, selectShowingProducts, writeMedia } from "./media.sql.ts";
import { noSuchPicture, readMediaSheet } from "./media-sheet.ts";

export interface SeenMedia {
  id: string;
  /** The version that was read. */
  version: number;
}

/** Words and focus, as they were read. A product that is sold keeps its words in every language. */
export async function changeMedia(
  tx: Tx,
  reference: ReferenceData,
  { id, version }: SeenMedia,
  { alt, focus }: Pick<MediaSheet, "alt"> & { focus?: MediaSheet["focus"] | undefined },
): Promise<{ before: MediaSheet; after: MediaSheet }> {
  const words = new Map(alt.map(({ locale, text }) => [languageIdOf(locale, reference), text]));
  // Products before the picture: whoever changes a product takes them in the same order.
  return changeWhatIsShown(tx, reference, await selectShowingProducts(tx, id), async () => {
    await lockMedia(tx, id);
    const record = await selectMedia(tx, id);
    if (!record) throw noSuchPicture();
    const before = await readMediaSheet(tx, reference, id);
    if (before.version !== version) throw changedMeanwhile(before);
    await writeMedia(tx, id, { texts: withAltTexts(record.texts, words), focus: focus ?? null });
    return { before, after: await readMediaSheet(tx, reference, id) };
  });
}

function languageIdOf(locale: string, { rows }: ReferenceData): string {
  const language = rows.languages.find(({ locale_code }) => locale_code === locale);
  if (!language) throw wrongField("alt", "UNKNOWN");
  return language.id;
}
