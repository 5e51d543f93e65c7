// Pictures of products and content: from the shop's media to an <img> that keeps its place while loading.
export { Picture } from "./picture.tsx";
export { mediaIncludes, pictureData } from "./picture-data.ts";
export type { PictureData } from "./picture-data.ts";
