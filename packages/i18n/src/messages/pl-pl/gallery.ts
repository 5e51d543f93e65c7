export const gallery = {
  "gallery.pictures": "Zdjęcia produktu",
  "gallery.picture": "Zdjęcie {number} z {total}",
  "gallery.zoom": "Powiększ zdjęcie",
  "gallery.fullSize": "Pokaż w pełnym rozmiarze",
  "gallery.previous": "Poprzednie zdjęcie",
  "gallery.next": "Następne zdjęcie",
  "gallery.close": "Zamknij",
} as const;
