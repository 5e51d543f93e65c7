import { expect, it } from "vitest";
import {
  describedDependencies,
  findDependencyProblems,
  namedFiles,
  relativeLinks,
} from "./document-rules.ts";

it("reads the names out of the table", () => {
  const table = "| Package | Job |\n|---|---|\n| `fastify` | HTTP |\n| `@react-router/node` | rendering |\n";
  expect(describedDependencies(table)).toEqual(["fastify", "@react-router/node"]);
});

it("refuses a dependency nobody described, and a description nobody needs", () => {
  expect(findDependencyProblems(["fastify"], ["react"])).toEqual([
    expect.stringContaining("fastify is a runtime dependency without"),
    expect.stringContaining("react has a line"),
  ]);
  expect(findDependencyProblems(["fastify", "fastify"], ["fastify"])).toEqual([]);
});

it("follows relative links only, outside code", () => {
  const text = "[a](./a.md#part) [b](https://example.org) [c](#here) ![d](docs/d.png)\n```\n[e](e.md)\n```\n";
  expect(relativeLinks(text)).toEqual(["./a.md", "docs/d.png"]);
});

it("knows where the files are that a document names", () => {
  expect(namedFiles("| `app/ui/icon.tsx`, `api/src/x.ts` | `packages/rules` and `npm run dev` |")).toEqual([
    "apps/storefront/app/ui/icon.tsx",
    "apps/shop-api/src/x.ts",
    "packages/rules",
  ]);
});
