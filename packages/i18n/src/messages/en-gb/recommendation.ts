export const recommendation = {
  "recommendation.together": "Often bought together",
  "recommendation.popular": "Often bought",
  "recommendation.popularIn": "Often bought in {category}",
  "recommendation.assortment": "From our range",
  "recommendation.assortmentIn": "More from {category}",
} as const;
