import { expect, it } from "vitest";
import { requestKind } from "./request-kind.ts";

it.each([
  ["/", "GET", "page"],
  ["/en-GB/anything/at/all?p=2", "HEAD", "page"],
  ["/checkout/cart/change", "POST", "form"],
  ["/image/640/a.jpg", "GET", "picture"],
  ["/media/a.jpg?v=1", "GET", "media"],
  ["/health?x", "GET", "probe"],
  ["/fragments/recommendations/x", "GET", "fragment"],
])("%s by %s is a %s", (url, method, kind) => {
  expect(requestKind(url, method)).toBe(kind);
});
