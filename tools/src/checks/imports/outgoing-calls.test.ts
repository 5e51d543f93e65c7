import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findFollowedRedirects } from "./outgoing-calls.ts";
import { listRepositoryFiles, repositoryRoot } from "../../repository.ts";

/** What runs on a server and speaks HTTP to another one. The rest of the storefront runs in browsers or asks through `createHttpExchange`. */
const SERVERS =
  /^(apps\/(shop-api|site-search|picture-search)\/src|apps\/storefront\/server|packages\/site-search-client\/src)\//;

it("no server follows a redirect unsaid", () => {
  const sources = listRepositoryFiles().filter(
    (path) => SERVERS.test(path) && path.endsWith(".ts") && !path.endsWith(".test.ts"),
  );
  const calls = sources.flatMap((path) =>
    findFollowedRedirects(path, readFileSync(join(repositoryRoot, path), "utf8")),
  );
  expect(calls).toEqual([]);
});

it("finds a call that says nothing, whatever is around it", () => {
  const silent = 'const a = await fetch(`${url}/x`, {\n  method: "PUT",\n  headers: { a: "b" },\n});';
  expect(findFollowedRedirects("a.ts", `\n${silent}`)).toEqual(["a.ts:2 follows redirects"]);
  expect(findFollowedRedirects("a.ts", silent.replace("method", 'redirect: "error", method'))).toEqual([]);
  expect(findFollowedRedirects("a.ts", 'fetch(new URL(path, base(x)), { redirect: "error" })')).toEqual([]);
  expect(findFollowedRedirects("a.ts", "fetch(new URL(path, base(x)), { signal })")).toHaveLength(1);
});
