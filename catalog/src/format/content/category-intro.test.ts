import { expect, it } from "vitest";
import { categoryIntro, firstSentence } from "./category-intro.ts";

it.each([
  ["<p>Rohre auf Rolle. Preise je Rolle.</p>", "Rohre auf Rolle."],
  [
    "<p>Teile für z. B. Pumpen und c.w.u. im Haus. Alle ab Lager.</p>",
    "Teile für z. B. Pumpen und c.w.u. im Haus.",
  ],
  ["<p>Von 14 bis 20 mm. Als Ring.</p>", "Von 14 bis 20 mm."],
  ["<p>Sets bis 1.200 l</p>", "Sets bis 1.200 l"],
  ["<p>Rohr &amp; Platte</p><p>Mehr.</p>", "Rohr & Platte Mehr."],
])("the first sentence of %s is %s", (html, sentence) => {
  expect(firstSentence(html)).toBe(sentence);
});

it("is what was written for it, else what its description begins with", () => {
  const description = { de: "<p>Rohre. Und mehr.</p>", en: "<p>Pipes. And more.</p>" };
  expect(categoryIntro({ description })).toEqual({ de: "Rohre.", en: "Pipes." });
  expect(categoryIntro({ description, intro: { de: "Kurz." } })).toEqual({ de: "Kurz." });
  expect(categoryIntro({})).toBeUndefined();
});
