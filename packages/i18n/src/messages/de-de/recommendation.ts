export const recommendation = {
  "recommendation.together": "Oft zusammen gekauft",
  "recommendation.popular": "Häufig gekauft",
  "recommendation.popularIn": "Häufig gekauft in „{category}“",
  "recommendation.assortment": "Aus unserem Sortiment",
  "recommendation.assortmentIn": "Mehr aus „{category}“",
} as const;
