/** The blocks editors can choose: those of the contract (5.9), then our own. Slots inside are standard ones. */
export const blockTypes = [
  "text",
  "text-hero",
  "text-teaser",
  "text-two-column",
  "text-teaser-section",
  "text-three-column",
  "image",
  "image-cover",
  "image-two-column",
  "image-three-column",
  "image-three-cover",
  "image-bubble-row",
  "image-highlight-row",
  "image-four-column",
  "image-simple-grid",
  "image-slider",
  "image-gallery",
  "image-text",
  "image-text-cover",
  "center-text",
  "text-on-image",
  "image-text-row",
  "image-text-bubble",
  "image-text-gallery",
  "product-listing",
  "product-slider",
  "product-three-column",
  "gallery-buybox",
  "product-heading",
  "product-description-reviews",
  "cross-selling",
  "category-navigation",
  "sidebar-filter",
  "form",
  "html",
  "youtube-video",
  "vimeo-video",
  "hearth-hero",
  "hearth-column-grid",
  "hearth-accordion",
] as const;

export type BlockType = (typeof blockTypes)[number];

export function isBlockType(type: string): type is BlockType {
  return (blockTypes as readonly string[]).includes(type);
}
