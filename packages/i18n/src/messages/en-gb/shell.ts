export const shell = {
  "site.claim": "Heating, photovoltaics and storage",
  "shell.skipToContent": "Skip to content",
  "shell.mainNavigation": "Main navigation",
  "shell.footerNavigation": "Information",
  "shell.menu": "Menu",
  "shell.languages": "Language",
  "shell.breadcrumb": "You are here",
  "shell.home": "Home",
  "shell.overviewOf": "Everything in {name}",
  "shell.pricesNote": "All prices include VAT, plus shipping costs.",
} as const;
