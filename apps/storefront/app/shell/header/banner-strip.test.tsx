import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import type { Banner } from "../shell-data.ts";
import { BannerStrip } from "./banner-strip.tsx";

const language = await loadLanguage("pl-PL");
const show = (banner: Banner) =>
  render(
    <LanguageProvider language={language}>
      <BannerStrip banner={banner} />
    </LanguageProvider>,
  );

it("is a region with a name, and its link stays in the language", () => {
  show({ text: "Dostawa gratis", linkText: "Więcej", link: "/kontakt" });
  expect(screen.getByRole("region", { name: "Aktualności" }).textContent).toContain("Dostawa gratis");
  expect(screen.getByRole("link", { name: "Więcej" }).getAttribute("href")).toBe("/pl-PL/kontakt");
});

it("says it without a link, too", () => {
  show({ text: "Dostawa gratis", linkText: null, link: null });
  expect(screen.queryByRole("link")).toBeNull();
});
