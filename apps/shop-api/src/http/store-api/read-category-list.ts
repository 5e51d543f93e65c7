import { endpoints } from "@hearth/contract";
import { categoryList } from "../../modules/navigation/index.ts";
import { handle } from "../endpoint.ts";

export const readCategoryList = handle(
  endpoints.readCategoryList,
  ({ scope, criteria }) => categoryList(scope, criteria),
  () => ["menu", "seo"],
);
