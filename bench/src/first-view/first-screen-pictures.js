/* Runs in the page: milliseconds from its request to the last byte of each picture that can be seen without scrolling. */
[...document.images]
  .filter((image) => image.checkVisibility({ visibilityProperty: true }))
  .filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  })
  .map((image) => performance.getEntriesByName(image.currentSrc)[0]?.responseEnd ?? 0);
