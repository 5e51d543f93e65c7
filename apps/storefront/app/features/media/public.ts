// Pictures of products and content: from the shop's media to an <img> that keeps its place while loading.
// Sizes are made by the image route (server/image-route.ts); a foreign shop's own thumbnails are used as they are.
export { backgroundPicture, refuseBackgroundUrl } from "./background-picture.ts";
export { largestPicture } from "./largest-picture.ts";
export { Picture } from "./picture.tsx";
export { mediaIncludes, pictureData } from "./picture-data.ts";
export type { PictureData } from "./picture-data.ts";
