// Media records by id. The files themselves are served by http/media-files.ts.
export { mediaByIds, mediaList } from "./media-list.ts";
