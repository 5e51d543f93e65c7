export const cms = {
  "cms.preview": "Preview of a draft: not in the shop yet",
  "cms.slider": "Pictures",
  "cms.gallery": "Picture gallery",
  "cms.picture": "Picture {number}",
  "cms.zoom": "Enlarge picture {number}",
  "cms.close": "Close",
  "cms.categories": "In this section",
  "cms.toProduct": "To the product",
} as const;
