import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { SkeletonGrid } from "./skeleton-grid.tsx";

it("holds as many places as a page has products [84]", () => {
  const { container } = render(<SkeletonGrid columns={3} />);
  expect(container.querySelectorAll("li")).toHaveLength(10);
});
