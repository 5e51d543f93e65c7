export const search = {
  "search.label": "Search",
  "search.placeholder": "Product, brand or item number",
  "search.submit": "Search",
  "search.title": "Search",
  "search.titleFor": "Search for “{term}”",
  "search.start": "Type what you are looking for: a product, a brand or an item number.",
  "search.emptyTitle": "Nothing found for “{term}”",
  "search.emptyText": "Check the spelling or try a more general word. Our advisers are glad to help.",
} as const;
