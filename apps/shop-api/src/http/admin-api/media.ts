import { adminEndpoints } from "@hearth/admin-contract";
import { changedParts } from "../../modules/assortment/index.ts";
import {
  changeMedia,
  listMedia,
  prepareUpload,
  readMediaSheet,
  removeMedia,
  uploadMedia,
} from "../../modules/media-desk/index.ts";
import { newId } from "../../platform/new-id.ts";
import { change, changeWith, plain, versioned } from "./admin-handler.ts";

export const mediaHandlers = {
  listMedia: plain(adminEndpoints.listMedia, ({ services, list }) =>
    listMedia(services.sql, services.references.current(), list),
  ),
  readMedia: versioned(adminEndpoints.readMedia, (sql, { services, params }) =>
    readMediaSheet(sql, services.references.current(), params.id),
  ),
  uploadMedia: changeWith(
    adminEndpoints.uploadMedia,
    // One at a time: a picture takes a core and its pixels much memory.
    ({ services, file, input }) => services.pictures.enter(() => prepareUpload(file, input.fileName)),
    async ({ services, tx, note }, upload) => {
      const { mediaDir } = services.config;
      const reference = services.references.current();
      const picture = await uploadMedia(tx, reference, { ...upload, id: newId(), mediaDir });
      note({ object: picture.id, after: { path: picture.path, fileSize: picture.fileSize } });
      return picture;
    },
  ),
  changeMedia: change(adminEndpoints.changeMedia, async ({ services, tx, params, input, note }) => {
    const { version, ...fields } = input;
    const seen = { id: params.id, version };
    const { before, after } = await changeMedia(tx, services.references.current(), seen, fields);
    note({ object: params.id, ...changedParts(before, after) });
    return after;
  }),
  removeMedia: change(adminEndpoints.removeMedia, async ({ services, tx, params, input, note }) => {
    const seen = { id: params.id, version: input.version };
    const before = await removeMedia(tx, services.references.current(), seen);
    note({ object: params.id, before });
  }),
} as const;
