import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findHooksOutsideIslands } from "./island-rules.ts";

const app = "apps/storefront/app";
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "island-rules-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, app, path)), { recursive: true });
  writeFileSync(join(root, app, path), content);
}

const counter = `import { useState } from "react";
export function Counter() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; }`;

it.each([
  ["a hook", "const [a] = useState(0);"],
  ["an effect", "useEffect(() => {});"],
  ["a store", "const a = useStore(store);"],
  ["a handler", "return <button onClick={go} />;"],
])("finds %s on a page, with the way to it", (_name, code) => {
  write("routes/home.tsx", `import { Part } from "../features/a/part.tsx";\nexport default Part;`);
  write("features/a/part.tsx", code);
  const [problem = ""] = findHooksOutsideIslands(root);
  expect(problem).toContain("Make it an island");
  expect(problem).toContain(`${app}/routes/home.tsx\n  → ${app}/features/a/part.tsx`);
});

it("lets islands and what only they import do as they like", () => {
  write("routes/home.tsx", `import { Box } from "../features/a/box.island.tsx";\nexport default Box;`);
  write("features/a/box.island.tsx", `import { Counter } from "./counter.tsx";\n${counter}`);
  write("features/a/counter.tsx", counter);
  expect(findHooksOutsideIslands(root)).toEqual([]);
});

it("sees a part that an island and a page share", () => {
  write(
    "routes/home.tsx",
    `import { Box } from "../features/a/box.island.tsx";\nimport { Counter } from "../features/a/counter.tsx";\nexport default [Box, Counter];`,
  );
  write("features/a/box.island.tsx", `import { Counter } from "./counter.tsx";\nexport const Box = Counter;`);
  write("features/a/counter.tsx", counter);
  expect(findHooksOutsideIslands(root)).toHaveLength(1);
});

it("follows re-exports and leaves types alone", () => {
  write("routes/home.tsx", `export { Counter } from "../features/a/public.ts";`);
  write(
    "features/a/public.ts",
    `export { Counter } from "./counter.tsx";\nexport type { X } from "./x.tsx";`,
  );
  write("features/a/counter.tsx", counter);
  write("features/a/x.tsx", counter);
  expect(findHooksOutsideIslands(root)).toHaveLength(1);
});
