export const seo = {
  "seo.description": "{name} w sklepie Hearth: ogrzewanie, fotowoltaika, falowniki i magazyny energii.",
} as const;
