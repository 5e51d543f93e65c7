import { expect, it } from "vitest";
import { loadIcons } from "./icon-loader.ts";

function setup(stored: string | null = null, resources = ["/api/icons"]) {
  const asked: string[] = [];
  const kept: string[] = [stored ?? ""];
  const options = {
    resources,
    get: (url: string) => {
      asked.push(url);
      const [, prefix = "", names = ""] = /([\w-]+)\.json\?icons=(.*)$/.exec(url) ?? [];
      const icons = Object.fromEntries(
        names.split(",").map((name) => [name, { body: `<path d="${name}"/>` }]),
      );
      return Promise.resolve(Response.json({ prefix, width: 24, height: 24, icons }));
    },
    recall: () => kept.at(-1) || null,
    keep: (cache: string) => void kept.push(cache),
    now: () => 1000,
  };
  return { asked, options };
}

it("asks once per set, each icon once, and never for names that are none", async () => {
  const { asked, options } = setup();
  const found = await loadIcons(["tabler:truck", "tabler:truck", "other:x", "tabler:../x", "truck"], options);
  expect(asked).toEqual(["/api/icons/tabler.json?icons=truck", "/api/icons/other.json?icons=x"]);
  expect(found.get("tabler:truck")).toEqual({ body: '<path d="truck"/>', width: 24, height: 24 });
});

it("takes known icons from the browser's own cache", async () => {
  const { asked, options } = setup();
  await loadIcons(["tabler:truck"], options);
  const again = await loadIcons(["tabler:truck", "tabler:package"], options);
  expect(asked.at(-1)).toBe("/api/icons/tabler.json?icons=package");
  expect([...again.keys()].toSorted()).toEqual(["tabler:package", "tabler:truck"]);
});

it("asks our own endpoint before any other [299]", async () => {
  const { asked, options } = setup(null, ["/api/icons", "https://icons.example"]);
  await loadIcons(["tabler:truck"], options);
  expect(asked).toEqual(["/api/icons/tabler.json?icons=truck"]);
});
