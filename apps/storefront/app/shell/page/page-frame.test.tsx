import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { noConsentTexts } from "../../platform/shop/consent-texts.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { PageFrame } from "./page-frame.tsx";
import type { ShellData } from "../shell-data.ts";

const language = await loadLanguage("de-DE");
const shell: ShellData = {
  menu: [],
  footer: [],
  service: [],
  paths: { shipping: "/v", privacy: "/d", withdrawal: "/w", contact: "/k" },
  shop: { name: "Ofenhaus", legalName: "Ofenhaus Nord GmbH", email: "", phone: "" },
  usps: [],
  contact: null,
  social: [],
  certificates: [],
  payment: [],
  banner: null,
  delivery: [],
  search: null,
  consent: { offered: ["media", "statistics", "marketing"], texts: noConsentTexts },
  tagManager: { url: "https://tags.example/container.js", host: "tags.example" },
  isClosed: false,
};

const Shown = createRoutesStub([
  {
    path: "*",
    Component: () => (
      <LanguageProvider language={language}>
        <PageFrame shell={shell} providers={[]} layout="checkout">
          page
        </PageFrame>
      </LanguageProvider>
    ),
  },
]);

it("asks for consent right after the skip link, before header and content", async () => {
  document.cookie = "hearth-consent=; Path=/; Max-Age=-1";
  render(<Shown initialEntries={["/checkout"]} />);
  const question = await screen.findByRole("region", { name: language.t("consent.layerTitle") });
  const skipLink = screen.getByRole("link", { name: language.t("shell.skipToContent") });
  expect(question.previousElementSibling).toBe(skipLink);
});
