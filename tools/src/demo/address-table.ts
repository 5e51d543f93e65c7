import { formatTable } from "../format-table.ts";

export interface Addresses {
  shop: string;
  api: string;
  admin: string;
  office: string;
  metrics: string;
  mails: string;
  identity: string;
  payments: string;
  purchases: string;
  siteSearch: string;
  pictureSearch: string;
  /** Null: nothing is counted. */
  tagManager: string | null;
}

/** What a person may click once everything serves. */
export function addressTable(addresses: Addresses): string {
  const { shop, api, metrics, mails, identity, payments, purchases, siteSearch, pictureSearch } = addresses;
  const { tagManager, admin, office } = addresses;
  return formatTable(
    ["what", "address"],
    [
      ["Shop, Deutsch", `${shop}/`],
      ["Shop, English", `${shop}/en-GB`],
      ["Shop, polski", `${shop}/pl-PL`],
      ["Back office", `${office}/`],
      ["Mails", mails],
      ["Payments", payments],
      ["Purchases told", purchases],
      ...(tagManager ? [["Tag manager", tagManager]] : []),
      ["Identity stand-in", `${identity}/.well-known/openid-configuration`],
      ["Picture search", `${pictureSearch}/ready`],
      ["Store API", `${api}/store-api`],
      ["Back office API", `${admin}/admin-api`],
      ["OpenAPI", `${api}/store-api/_info/openapi3.json`],
      ["Site search", `${siteSearch}/openapi.json`],
      ["Health", `${api}/health`],
      ["Readiness", `${api}/ready`],
      ["Metrics", `${metrics}/metrics`],
    ],
  );
}
