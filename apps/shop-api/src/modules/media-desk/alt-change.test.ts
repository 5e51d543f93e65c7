import { expect, it } from "vitest";
import type { Texts } from "../reference/index.ts";
import { withAltTexts } from "./alt-change.ts";

const before: Texts = { de: { alt: "Alt", title: "Titel" }, en: { alt: "Old" } };

it.each<[string, [string, string][], Texts]>([
  ["other words", [["de", "Neu"]], { de: { alt: "Neu", title: "Titel" } }],
  [
    "words without the space around them",
    [["pl", " Pompa "]],
    { de: { title: "Titel" }, pl: { alt: "Pompa" } },
  ],
  ["no words", [["de", "  "]], { de: { title: "Titel" } }],
  ["nothing at all", [], { de: { title: "Titel" } }],
])("%s", (_what, alt, after) => {
  expect(withAltTexts(before, new Map(alt))).toEqual(after);
});
