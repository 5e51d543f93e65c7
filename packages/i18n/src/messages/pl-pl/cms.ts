export const cms = {
  "cms.preview": "Podgląd szkicu: jeszcze nie w sklepie",
  "cms.slider": "Zdjęcia",
  "cms.gallery": "Galeria zdjęć",
  "cms.picture": "Zdjęcie {number}",
  "cms.zoom": "Powiększ zdjęcie {number}",
  "cms.close": "Zamknij",
  "cms.categories": "W tej sekcji",
  "cms.toProduct": "Do produktu",
} as const;
