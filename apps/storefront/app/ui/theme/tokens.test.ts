import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("../../../../../packages/theme/tokens.css", import.meta.url), "utf8");

function luminance(name: string): number {
  const hex = new RegExp(`--color-${name}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (!hex) throw new Error(`There is no colour ${name}.`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const texts = ["ink", "ink-soft", "brand", "brand-deep", "accent", "alert", "success", "warning", "info"];

it.each(texts.flatMap((text) => ["paper", "surface", "tint"].map((ground) => [text, ground] as const)))(
  "%s can be read on %s",
  (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(["brand", "accent", "alert", "success", "warning", "info"])(
  "%s and ink can be read on its tint",
  (tone) => {
    expect(contrast(tone, `${tone}-soft`)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("ink", `${tone}-soft`)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(["brand", "brand-deep", "accent", "alert", "alert-deep", "success", "warning", "info", "ink"])(
  "white can be read on %s",
  (ground) => {
    expect(contrast("white", ground)).toBeGreaterThanOrEqual(4.5);
  },
);

const rem = 16;

it.each([
  ["md", 768],
  ["lg", 1024],
  ["xl", 1280],
  ["2xl", 1536],
])("the breakpoint %s is at %i px [333]", (name, px) => {
  expect(css).toContain(`--breakpoint-${name}: ${px / rem}rem;`);
});

it("carousels and folding take 300 ms [339]", () => {
  expect(css).toMatch(/--motion-carousel: 300ms;\s+--motion-collapse: 300ms;/);
  const folding = readFileSync(new URL("../folding/accordion.css", import.meta.url), "utf8");
  expect(folding).toMatch(/transition:\s+block-size var\(--motion-collapse\)/);
});

it("icons are 1.875rem and stand 1rem apart in a row [340]", () => {
  const icon = readFileSync(new URL("../icon/icon.css", import.meta.url), "utf8");
  expect(icon).toMatch(/\.icon \{\s+@apply [^;]*\bsize-\[1\.875rem\]/);
  const row = readFileSync(new URL("../../shell/footer/footer.css", import.meta.url), "utf8");
  expect(row).toMatch(/\.icon-row \{\s+@apply [^;]*\bgap-4\b/);
});
