import { expect, it } from "vitest";
import { openingTrail } from "./menu-levels.ts";
import type { Leveled } from "./menu-levels.ts";

type Entry = Leveled<{ name: string }>;
const entry = (name: string, isActive = false, children: Entry[] = []): Entry => ({
  name,
  isActive,
  children,
});

it.each<[string, Entry[], string[]]>([
  ["at the top without a current page", [entry("a", false, [entry("b")])], []],
  ["at the top when the page is an entry of it", [entry("a", true), entry("b")], []],
  ["below the page when there is something", [entry("a", true, [entry("b")])], ["a"]],
  [
    "at the level of the page",
    [entry("x"), entry("a", true, [entry("b", true, [entry("c", true)])])],
    ["a", "b"],
  ],
])("opens %s", (_name, entries, expected) => {
  expect(openingTrail(entries).map(({ name }) => name)).toEqual(expected);
});
