export const shell = {
  "site.claim": "Heizung, Photovoltaik und Speicher",
  "shell.skipToContent": "Zum Inhalt springen",
  "shell.mainNavigation": "Hauptnavigation",
  "shell.footerNavigation": "Informationen",
  "shell.menu": "Menü",
  "shell.languages": "Sprache",
  "shell.breadcrumb": "Sie sind hier",
  "shell.home": "Startseite",
  "shell.overviewOf": "Alles in {name}",
  "shell.pricesNote": "Alle Preise inkl. gesetzlicher MwSt., zzgl. Versandkosten.",
} as const;
