import { expect, it } from "vitest";
import { isIconSelection, selectIcons } from "./icon-collection.ts";

const set = {
  prefix: "tabler",
  width: 24,
  height: 24,
  icons: { truck: { body: "<path/>" }, package: { body: "<g/>" } },
  aliases: { lorry: { parent: "truck" } },
};

it("picks the wanted icons, each once", () => {
  expect(selectIcons(set, ["truck", "truck"])).toEqual({
    prefix: "tabler",
    width: 24,
    height: 24,
    icons: { truck: { body: "<path/>" } },
  });
});

it("draws an alias as its original and lists what is not there", () => {
  const { icons, not_found: missing } = selectIcons(set, [
    "lorry",
    "unicorn",
    "__proto__",
    "../x",
    "to-string",
  ]);
  expect(icons).toEqual({ lorry: { body: "<path/>" } });
  expect(missing).toEqual(["unicorn", "to-string"]);
});

it("recognises an answer of the right form", () => {
  expect([selectIcons(set, []), null, {}, { prefix: "a", icons: null }, "text"].map(isIconSelection)).toEqual(
    [true, false, false, false, false],
  );
});
