import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SkeletonGrid } from "./product-grid.tsx";

it("holds as many places as a page has products", () => {
  expect(renderToStaticMarkup(<SkeletonGrid columns={3} />).split("data-skeleton").length - 1).toBe(10);
});
