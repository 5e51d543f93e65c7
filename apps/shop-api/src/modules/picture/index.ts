// Pictures that people send: what they really are, and the same picture written anew with nothing else in its file.
export { pictureKindOf } from "./picture-kind.ts";
export { PictureRefused, rewritePicture } from "./rewrite-picture.ts";
