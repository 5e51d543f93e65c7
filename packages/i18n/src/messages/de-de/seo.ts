export const seo = {
  "seo.description":
    "{name} bei Hearth, dem Fachhandel für Heizung, Photovoltaik, Wechselrichter und Stromspeicher.",
} as const;
