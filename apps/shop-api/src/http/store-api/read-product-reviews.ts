import { endpoints } from "@hearth/contract";
import { reviewList } from "../../modules/review/index.ts";
import { handle } from "../endpoint.ts";

export const readProductReviews = handle(
  endpoints.readProductReviews,
  ({ scope, services, params, criteria }) => reviewList(services.sql, scope, params.productId, criteria),
);
