// The page of a category, which is also the home page and every plain content page. Loading is in load-category.server.ts.
export { CategoryPage } from "./category-page.tsx";
export type { CategoryPageData } from "./category-data.ts";
