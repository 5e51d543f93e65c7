import { endpoints } from "@hearth/contract";
import { productList } from "../../modules/catalog/index.ts";
import { handle } from "../endpoint.ts";

export const readProduct = handle(
  endpoints.readProduct,
  ({ scope, services, criteria }) => productList(services.sql, scope, criteria),
  () => ["catalog", "seo"],
);
