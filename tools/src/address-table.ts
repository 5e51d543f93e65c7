import { formatTable } from "./format-table.ts";

export interface Addresses {
  shop: string;
  api: string;
  mails: string;
  identity: string;
  payments: string;
  siteSearch: string;
  pictureSearch: string;
}

/** What a person may click once everything serves. */
export function addressTable(addresses: Addresses): string {
  const { shop, api, mails, identity, payments, siteSearch, pictureSearch } = addresses;
  return formatTable(
    ["what", "address"],
    [
      ["Shop, Deutsch", `${shop}/`],
      ["Shop, English", `${shop}/en-GB`],
      ["Shop, polski", `${shop}/pl-PL`],
      ["Mails", mails],
      ["Payments", payments],
      ["Identity stand-in", `${identity}/.well-known/openid-configuration`],
      ["Picture search", `${pictureSearch}/ready`],
      ["Store API", `${api}/store-api`],
      ["OpenAPI", `${api}/store-api/_info/openapi3.json`],
      ["Site search", `${siteSearch}/openapi.json`],
      ["Health", `${api}/health`],
      ["Readiness", `${api}/ready`],
      ["Metrics", `${api}/metrics`],
    ],
  );
}
