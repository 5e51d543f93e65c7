export const seo = {
  "seo.description":
    "{name} bei {shop}, dem Fachhandel für Heizung, Photovoltaik, Wechselrichter und Stromspeicher.",
} as const;
