export const shell = {
  "site.claim": "Ogrzewanie, fotowoltaika i magazyny energii",
  "shell.skipToContent": "Przejdź do treści",
  "shell.mainNavigation": "Nawigacja główna",
  "shell.footerNavigation": "Informacje",
  "shell.menu": "Menu",
  "shell.languages": "Język",
  "shell.breadcrumb": "Jesteś tutaj",
  "shell.home": "Strona główna",
  "shell.overviewOf": "Wszystko w: {name}",
  "shell.pricesNote": "Wszystkie ceny zawierają VAT, bez kosztów wysyłki.",
} as const;
