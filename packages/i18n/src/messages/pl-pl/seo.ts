export const seo = {
  "seo.description": "{name} w sklepie {shop}: ogrzewanie, fotowoltaika, falowniki i magazyny energii.",
} as const;
