export const cms = {
  "cms.preview": "Vorschau eines Entwurfs: noch nicht im Shop",
  "cms.slider": "Bilder",
  "cms.gallery": "Bildergalerie",
  "cms.picture": "Bild {number}",
  "cms.zoom": "Bild {number} vergrößern",
  "cms.close": "Schließen",
  "cms.categories": "In diesem Bereich",
  "cms.toProduct": "Zum Produkt",
} as const;
