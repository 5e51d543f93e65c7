import { adminFailure, changedMeanwhile, type MediaSheet } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import type { SeenMedia } from "./change-media.ts";
import { queueRemoval } from "./media-files.sql.ts";
import { deleteMedia, lockMedia, selectMedia } from "./media.sql.ts";
import { noSuchPicture, readMediaSheet } from "./media-sheet.ts";

/** Only what nothing shows. Its files go when the row is really gone: the job is queued with it. */
export async function removeMedia(
  tx: Tx,
  reference: ReferenceData,
  { id, version }: SeenMedia,
): Promise<MediaSheet> {
  await lockMedia(tx, id);
  const record = await selectMedia(tx, id);
  if (!record) throw noSuchPicture();
  const before = await readMediaSheet(tx, reference, id);
  if (before.version !== version) throw changedMeanwhile(before);
  if (before.uses > 0)
    throw adminFailure(409, "ADMIN__MEDIA_IN_USE", {
      detail: "Something shows this picture.",
      parameters: { places: before.places },
    });
  await deleteMedia(tx, id);
  await queueRemoval(tx, [record.path, ...record.thumbnails.map(({ path }) => path)]);
  return before;
}
