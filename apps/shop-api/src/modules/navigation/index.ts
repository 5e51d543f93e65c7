// Categories of the channel: single ones, lists and the navigation tree. Everything comes from the reference data in memory.
export { categoryList, categoryRelations } from "./category-list.ts";
export { categoryNotFound, channelCategory } from "./channel-category.ts";
export { navigationTree } from "./navigation-tree.ts";
export { withProductCounts } from "./product-counts.ts";
export { breadcrumbOf, isShown, nameOfCategory, presentCategory } from "./present-category.ts";
