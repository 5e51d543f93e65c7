export const recommendation = {
  "recommendation.together": "Często kupowane razem",
  "recommendation.popular": "Często kupowane",
  "recommendation.popularIn": "Często kupowane w kategorii „{category}”",
  "recommendation.assortment": "Z naszej oferty",
  "recommendation.assortmentIn": "Więcej z kategorii „{category}”",
} as const;
