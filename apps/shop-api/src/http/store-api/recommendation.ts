import { endpoints } from "@hearth/contract";
import { productRelations } from "../../modules/catalog/index.ts";
import { wantedRelations } from "../../modules/criteria/index.ts";
import { RECOMMENDATIONS } from "../../modules/projection/index.ts";
import { recommend } from "../../modules/recommendation/index.ts";
import { handle } from "../answer/endpoint.ts";

export const recommendationHandlers = {
  readRecommendations: handle(
    endpoints.readRecommendations,
    ({ scope, services, input, criteria }) => {
      const { productIds = [], withoutIds = [], categoryId } = input;
      const relations = wantedRelations(criteria.associations, productRelations);
      return recommend(services, scope, { productIds, withoutIds, categoryId }, relations);
    },
    () => ["catalog", "seo", "menu", RECOMMENDATIONS],
  ),
} as const;
