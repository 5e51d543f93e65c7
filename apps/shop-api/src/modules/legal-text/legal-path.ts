import type { LegalPage } from "@hearth/rules";

/** Where the pages of the law are in the shop's main language. */
const paths: Readonly<Record<LegalPage, string>> = {
  terms: "agb",
  withdrawal: "widerrufsbelehrung",
  privacy: "datenschutzerklaerung",
  imprint: "impressum",
  "shipping-costs": "versandkosten",
};

export function legalPath(page: LegalPage): string {
  return paths[page];
}
