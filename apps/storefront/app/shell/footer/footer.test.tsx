import { render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { noConsentTexts } from "../../platform/shop/consent-texts.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import type { ShellData } from "../shell-data.ts";
import { Footer } from "./footer.tsx";

const language = await loadLanguage("de-DE");
const shell: ShellData = {
  menu: [],
  footer: [],
  service: [],
  paths: { shipping: "/v", privacy: "/d", withdrawal: "/w", contact: "/k" },
  shop: { name: "Ofenhaus", legalName: "Ofenhaus Nord GmbH", email: "", phone: "" },
  usps: [],
  contact: null,
  social: [{ icon: "tabler:brand-x", name: "X", url: "https://social.example/x" }],
  certificates: [],
  payment: [{ id: "card", name: "Kreditkarte", icons: ["tabler:brand-visa", "tabler:brand-stripe"] }],
  banner: null,
  delivery: [{ id: "parcel", name: "Dachspost", icons: ["tabler:paw"] }],
  search: null,
  consent: { offered: [], texts: noConsentTexts },
  tagManager: null,
  isClosed: false,
};

const Shown = createRoutesStub([
  {
    path: "*",
    Component: () => (
      <LanguageProvider language={language}>
        <Footer shell={shell} />
      </LanguageProvider>
    ),
  },
]);

const teaser = () => screen.queryByRole("heading", { name: language.t("newsletter.voucher") });

async function open(path: string): Promise<() => void> {
  const { unmount } = render(<Shown initialEntries={[path]} />);
  await waitFor(() => expect(screen.getByRole("contentinfo")).toBeDefined());
  return unmount;
}

it.each([
  ["/", true],
  ["/kontakt", true],
  ["/newsletter", false],
  ["/pl-PL/newsletter", false],
])("asks on %s whether the newsletter is wanted: %s [27]", async (path, isAsked) => {
  const close = await open(path);
  expect(teaser() !== null).toBe(isAsked);
  close();
});

it("shows the marks of payment, of delivery and of networks [10, 11]", async () => {
  const close = await open("/");
  for (const name of ["Kreditkarte", "Dachspost", "X"]) expect(screen.getByTitle(name)).toBeDefined();
  close();
});
