/** Products that a row is about: those of a cart. And those that a page shows already: the start page has up to thirty. */
export const recommendationLimit = { asked: 20, shown: 36 } as const;
