import { readFileSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("marks HTML by the policy the browser knows", async () => {
  const made: string[] = [];
  const createPolicy = (name: string, rules: { createHTML: (html: string) => string }) => {
    made.push(name);
    return { createHTML: (html: string) => ({ trusted: rules.createHTML(html) }) };
  };
  vi.stubGlobal("trustedTypes", { createPolicy });
  vi.resetModules();
  const { ownHtml } = await import("./own-html.ts");
  expect(ownHtml("<b>x</b>")).toEqual({ trusted: "<b>x</b>" });
  expect(made).toEqual(["hearth"]);
});

it("leaves it as it is where browsers do not ask", async () => {
  const { ownHtml } = await import("./own-html.ts");
  expect(ownHtml("<b>x</b>")).toBe("<b>x</b>");
});

/** Rendered on the server only: no browser is asked for these. */
const onServer = [
  "features/category/category-page.tsx",
  "features/cms/view/rich-text-view.tsx",
  "features/product/section/details-section.tsx",
  "features/seo/json-ld.tsx",
  "islands/early-script.tsx",
  "platform/browser/page-script.tsx",
  "root.tsx",
];
/** Gets what is marked already. */
const marked = "features/wishlist/page/wishlist-items.island.tsx";
const sink =
  /dangerouslySetInnerHTML=|parseFromString\(|insertAdjacentHTML\(|createContextualFragment\(|(inner|outer)HTML = |document\.write|srcDoc=|new Function\(|\beval\(/;

it("is used wherever text becomes elements in the browser", () => {
  const app = fileURLToPath(new URL("../../", import.meta.url));
  const sinks = globSync("**/*.{ts,tsx}", { cwd: app })
    .filter((file) => !/\.(test|fixture|server)\.tsx?$|own-html|^styleguide\//.test(file))
    .filter((file) => sink.test(readFileSync(app + file, "utf8")));
  expect(sinks).toEqual(expect.arrayContaining(onServer));
  const unmarked = sinks.filter((file) => !readFileSync(app + file, "utf8").includes("ownHtml("));
  expect(unmarked.toSorted()).toEqual([...onServer, marked].toSorted());
});
