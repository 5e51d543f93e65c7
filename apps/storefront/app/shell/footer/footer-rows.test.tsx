import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { noConsentTexts } from "../../platform/shop/consent-texts.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { germanPaths } from "../../platform/links/shop-paths.tsx";
import type { MenuEntry, ShellData } from "../shell-data.ts";
import { Footer } from "./footer.tsx";

const language = await loadLanguage("de-DE");
const { t } = language;

const entry = (name: string, children: MenuEntry[] = []): MenuEntry => ({
  id: name,
  name,
  description: null,
  link: { kind: "page", target: `/${name}`, isNewTab: false },
  picture: null,
  also: [],
  children,
});
const seal = (name: string) => ({ name, text: "", mediaUrl: "/media/a.svg", target: null });

const shell: ShellData = {
  menu: [],
  footer: [entry("Service", [entry("Versand")]), entry("Rechtliches", [entry("AGB")])],
  service: [],
  paths: germanPaths,
  shop: { name: "Ofenhaus", legalName: "Ofenhaus Nord GmbH", email: "", phone: "" },
  usps: [{ icon: "tabler:truck", text: "Pakete frei", target: null }],
  contact: { phone: "+49 69 1", email: "a@shop.example", hours: [] },
  social: [{ icon: "tabler:brand-x", name: "X", url: "https://social.example/x" }],
  certificates: ["A", "B", "C", "D"].map(seal),
  payment: [{ id: "1", name: "Vorkasse", icons: [] }],
  banner: null,
  delivery: [{ id: "2", name: "Paket", icons: [] }],
  search: null,
  consent: { offered: [], texts: noConsentTexts },
  tagManager: null,
  isClosed: false,
};

function footerAt(path: string): string {
  const Page = createRoutesStub([{ path: "*", Component: () => <Footer shell={shell} /> }]);
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Page initialEntries={[path]} />
    </LanguageProvider>,
  );
}

it("asks for the newsletter at the foot of a page, with the voucher it promises [6, 95]", () => {
  const html = footerAt("/waermepumpen");
  expect(html).toContain('action="/newsletter"');
  expect(html).toContain("10 Euro Gutschein ab 50 Euro Warenwert");
});

it("has groups that fold on phones, seals, and rows of networks, payment and delivery [96]", () => {
  const html = footerAt("/");
  expect(html.match(/<details class="footer-group">/g)).toHaveLength(2);
  for (const title of ["shell.certificates", "shell.social", "shell.payment", "shell.delivery"] as const)
    expect(html).toContain(`>${t(title)}</h2>`);
  expect(html.match(/src="\/media\/a\.svg"/g)).toHaveLength(4);
});

it("is one column wider than it has groups [97]", () => {
  expect(footerAt("/")).toContain("lg:grid-cols-3");
});

it("begins with the row of selling points [98]", () => {
  expect(footerAt("/")).toContain("Pakete frei");
});
