import type { AdminOperationId } from "@hearth/admin-contract";
import { newId } from "../../../src/platform/new-id.ts";
import { type Prepare, word, type World } from "./admin-world.ts";
import * as id from "../content/catalogue-ids.ts";
import { madePicture } from "../content/made-picture.ts";

/** About pictures. */
export const mediaRequests = {
  listMedia: () => ({
    input: { search: "e", filter: { use: "used", altMissing: "pl-PL" }, sort: "-fileSize" },
  }),
  readMedia: () => ({ params: { id: id.media("heat-pump.svg") } }),
  uploadMedia: async () => ({ input: { fileName: `${word()}.png` }, file: await madePicture() }),
  changeMedia: async (world) => ({
    params: { id: await insertPicture(world) },
    input: { version: 1, alt: [{ locale: "de-DE", text: "Ein Ventil" }], focus: { x: 30, y: 70 } },
  }),
  removeMedia: async (world) => ({ params: { id: await insertPicture(world) }, input: { version: 1 } }),
} satisfies Partial<Record<AdminOperationId, Prepare>>;

async function insertPicture({ shop }: World): Promise<string> {
  const mediaId = newId();
  await shop.sql`insert into media (id, path, file_name, file_extension, mime_type, file_size)
    values (${mediaId}, ${`/media/${mediaId}.png`}, ${mediaId}, 'png', 'image/png', 1)`;
  return mediaId;
}
