import fc from "fast-check";
import { expect, it } from "vitest";
import { pageRequest, PAGE_SIZE, pageWindow } from "./page-window.ts";

it.each([
  [1, { firstPage: 1, lastPage: 1 }, { limit: 10, p: 1, skip: 0 }],
  [3, { firstPage: 1, lastPage: 3 }, { limit: 30, p: 1, skip: 0 }],
  [10, { firstPage: 1, lastPage: 10 }, { limit: 100, p: 1, skip: 0 }],
  [11, { firstPage: 11, lastPage: 11 }, { limit: 10, p: 11, skip: 0 }],
  [13, { firstPage: 11, lastPage: 13 }, { limit: 50, p: 3, skip: 0 }],
])("page %i shows %j by asking %j [143]", (page, window, request) => {
  expect(pageWindow(page)).toEqual(window);
  expect(pageRequest(window)).toEqual(request);
});

it("asks for every product of the window in one call the shop API takes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (page) => {
      const { firstPage, lastPage } = pageWindow(page);
      const { limit, p, skip } = pageRequest({ firstPage, lastPage });
      expect(limit).toBeLessThanOrEqual(100);
      expect((p - 1) * limit + skip).toBe((firstPage - 1) * PAGE_SIZE);
      expect(p * limit).toBeGreaterThanOrEqual(lastPage * PAGE_SIZE);
    }),
  );
});
