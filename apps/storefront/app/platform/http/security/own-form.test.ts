import { expect, it } from "vitest";
import { isForeignForm, isOwnForm } from "./own-form.ts";

it.each<[string, Record<string, string>, boolean]>([
  ["a form of the shop", { "sec-fetch-site": "same-origin" }, true],
  ["typed or from a bookmark", { "sec-fetch-site": "none" }, true],
  ["a foreign page", { "sec-fetch-site": "cross-site" }, false],
  ["a neighbour of the domain", { "sec-fetch-site": "same-site" }, false],
  [
    "a foreign page that names our origin",
    { "sec-fetch-site": "cross-site", origin: "https://shop.example" },
    false,
  ],
  ["an older browser here", { origin: "https://shop.example" }, true],
  [
    "an older browser at another name of ours",
    { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" },
    true,
  ],
  ["an older browser elsewhere", { origin: "https://evil.example", host: "shop.example" }, false],
  ["an origin that is hidden", { origin: "null" }, false],
  ["a page of ours that is named instead of its origin", { referer: "https://shop.example/login" }, true],
  ["a foreign page that is named instead of its origin", { referer: "https://evil.example/form" }, false],
  ["somebody who says nothing of it", {}, false],
])("knows %s", (_who, headers, expected) => {
  expect(isOwnForm(new Headers(headers), "https://shop.example")).toBe(expected);
  const saysNothing = Object.keys(headers).length === 0;
  expect(isForeignForm(new Headers(headers), "https://shop.example")).toBe(!expected && !saysNothing);
});
