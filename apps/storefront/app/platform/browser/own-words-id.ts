/** Where a page says which words of its texts are staff's own. */
export const OWN_WORDS_ID = "own-words";
