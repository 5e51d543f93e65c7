// The latin face is on every page, so the page may ask for it before the style sheet does.
export { default as latinFontUrl } from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
