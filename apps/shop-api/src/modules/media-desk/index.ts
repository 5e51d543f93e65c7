// The desk where staff keep the shop's pictures: the library, uploads, alternative texts, focus points, removal. Files and smaller sizes
// are made as an import makes them (@hearth/catalog/media); what is shown passes the publish gate. Start at upload-media.ts.
export { changeMedia } from "./change-media.ts";
export { mediaJobs } from "./remove-files.ts";
export { listMedia, readMediaSheet } from "./media-sheet.ts";
export { removeMedia } from "./remove-media.ts";
export { prepareUpload, uploadMedia } from "./upload-media.ts";
