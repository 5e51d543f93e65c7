import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const shop = read("../../../../../packages/theme/tokens.css");
const [own = "", chosen = "", system = ""] = read("dark.css").split(/:root\[data-theme="dark"\]|@media/);

type Colours = Readonly<Record<string, string>>;

function coloursIn(css: string): Colours {
  const found = css.matchAll(/--color-([\w-]+): #([0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name = "", hex = ""]) => [name, hex]));
}

function luminance(hex = ""): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Colours, one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colours[one]), luminance(colours[other])].toSorted(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

const light = { ...coloursIn(shop), ...coloursIn(own) };
const dark = { ...light, ...coloursIn(chosen) };

/** Text on ground, as the style sheets pair them. */
const pairs = [
  ...["ink", "ink-soft", "brand", "alert"].flatMap((text) =>
    ["paper", "surface", "tint", "field"].map((ground) => [text, ground] as const),
  ),
  ...["info", "success", "warning", "alert"].map((tone) => [tone, `${tone}-soft`] as const),
  ["brand-deep", "brand-soft"],
  ["on-brand", "brand"],
  ["on-brand", "brand-deep"],
  ["on-brand", "alert"],
  ["ink", "warning-soft"],
] as const;

describe.each([
  ["light", light],
  ["dark", dark],
])("%s", (_name, colours) => {
  it.each(pairs)("%s can be read on %s", (text, ground) => {
    expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  // WCAG 2.2, 1.4.11: what shows where a control is.
  it.each(["surface", "paper"])("fields stand out from %s", (ground) => {
    expect(contrast(colours, "control-line", ground)).toBeGreaterThanOrEqual(3);
  });
});

it("is as dark by the system's wish as by choice", () => {
  const values = (css: string) => [...css.matchAll(/--[\w-]+: [^;]+;/g)].map(([line]) => line);
  expect(values(system)).toEqual(values(chosen));
});
