import { endpoints } from "@hearth/contract";
import { categoryList, withProductCounts } from "../../modules/navigation/index.ts";
import { handle } from "../endpoint.ts";

export const readCategoryList = handle(
  endpoints.readCategoryList,
  async ({ scope, services, criteria }) => {
    const list = categoryList(scope, criteria);
    return { ...list, elements: await withProductCounts(services.index, scope, list.elements) };
  },
  () => ["menu", "seo"],
);
