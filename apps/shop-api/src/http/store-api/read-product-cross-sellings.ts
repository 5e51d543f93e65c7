import { endpoints } from "@hearth/contract";
import { crossSellings, productRelations } from "../../modules/catalog/index.ts";
import { wantedRelations } from "../../modules/criteria/index.ts";
import { handle } from "../endpoint.ts";

export const readProductCrossSellings = handle(
  endpoints.readProductCrossSellings,
  ({ scope, services, params, criteria }) =>
    crossSellings(
      services,
      scope,
      params.productId,
      wantedRelations(criteria.associations, productRelations),
    ),
  () => ["catalog", "seo"],
);
