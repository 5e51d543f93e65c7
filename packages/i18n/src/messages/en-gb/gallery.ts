export const gallery = {
  "gallery.pictures": "Product pictures",
  "gallery.picture": "Picture {number} of {total}",
  "gallery.zoom": "Enlarge picture",
  "gallery.fullSize": "Show at full size",
  "gallery.previous": "Previous picture",
  "gallery.next": "Next picture",
  "gallery.close": "Close",
} as const;
