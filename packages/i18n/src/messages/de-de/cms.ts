export const cms = {
  "cms.slider": "Bilder",
  "cms.gallery": "Bildergalerie",
  "cms.picture": "Bild {number}",
  "cms.zoom": "Bild {number} vergrößern",
  "cms.close": "Schließen",
  "cms.categories": "In diesem Bereich",
  "cms.toProduct": "Zum Produkt",
} as const;
