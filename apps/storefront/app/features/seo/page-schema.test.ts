import { expect, it } from "vitest";
import { breadcrumbSchema } from "./breadcrumb-schema.ts";
import { organizationSchema } from "./organization-schema.ts";

it("lists the crumbs of the page in their order, the page last and without address", () => {
  const crumbs = [
    { name: "Startseite", url: "https://shop.example" },
    { name: "Sortiment", url: null },
    { name: "Heizung", url: "https://shop.example/heizung" },
  ];
  expect(breadcrumbSchema(crumbs, "Wärmepumpen").itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Startseite", item: "https://shop.example" },
    { "@type": "ListItem", position: 2, name: "Heizung", item: "https://shop.example/heizung" },
    { "@type": "ListItem", position: 3, name: "Wärmepumpen" },
  ]);
});

it("introduces the shop and its website", () => {
  const shop = { name: "Hearth", legalName: "Hearth GmbH", email: "a@shop.example", phone: "+491" };
  const [organization, website] = organizationSchema(shop, "https://shop.example/");
  expect(organization).toMatchObject({
    "@type": "Organization",
    url: "https://shop.example",
    logo: "https://shop.example/logo.png",
    contactPoint: { "@type": "ContactPoint", telephone: "+491" },
  });
  expect(website).toMatchObject({
    "@type": "WebSite",
    inLanguage: ["de-DE", "en-GB", "pl-PL"],
    publisher: { "@id": organization?.["@id"] },
  });
  expect(website).not.toHaveProperty("potentialAction");
});
