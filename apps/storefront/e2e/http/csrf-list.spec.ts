import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import routes from "../../app/routes.ts";
import { changes } from "../fixtures/changes.ts";

/** Not for forms of browsers, each with what it has instead. */
const others: Record<string, string> = {
  "routes/machine/revalidate.ts": "a secret, see cache.spec.ts",
  "routes/payment/finalize.ts": "does nothing but send the browser on to the same address by GET",
};

const app = new URL("../../app/", import.meta.url);
const takesForms = (file: string) =>
  /^export (async )?(function|const) action\b/m.test(readFileSync(new URL(file, app), "utf8"));

function patternOf(path: string): RegExp {
  return new RegExp(`^/${path.replace(/:\w+/g, "[^/?]+").replace("*", ".*")}(\\?|$)`);
}

// What each route does with a foreign form is tried one by one in app/routes/foreign-forms.test.ts.
test("every address of the route table that takes forms is tried", () => {
  const tried = changes.map(([path]) => path);
  const missing = routes
    .filter(({ file }) => !(file in others) && takesForms(file))
    // The same pages in other languages.
    .filter(({ path = "" }) => !/^[a-z]{2}-[A-Z]{2}(\/|$)/.test(path))
    .filter(({ path = "" }) => !tried.some((address) => patternOf(path).test(address)))
    .map(({ path = "/" }) => path);
  expect(missing).toEqual([]);
});
