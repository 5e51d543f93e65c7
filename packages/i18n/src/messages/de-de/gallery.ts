export const gallery = {
  "gallery.pictures": "Produktbilder",
  "gallery.picture": "Bild {number} von {total}",
  "gallery.zoom": "Bild vergrößern",
  "gallery.fullSize": "In voller Größe zeigen",
  "gallery.previous": "Vorheriges Bild",
  "gallery.next": "Nächstes Bild",
  "gallery.close": "Schließen",
} as const;
