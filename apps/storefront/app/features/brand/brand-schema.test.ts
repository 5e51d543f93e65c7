import { expect, it } from "vitest";
import { brandData } from "./brand-data.ts";
import { brandSchema } from "./brand-schema.ts";

const fields = {
  street: "Deichgrafenweg 14",
  zip: "25813",
  city: "Husum",
  country: "DE",
  email: "service@nordwerk.example",
};

it("a category without a maker is no brand", () => {
  expect(brandData(null)).toBeNull();
  expect(brandData({ shortDescription: "Rohre" })).toBeNull();
  expect(brandData({ hearth_brand: "Nordwerk" })).toBeNull();
});

it("tells machines who makes what the page shows", () => {
  const brand = brandData({ hearth_brand: fields });
  expect(brand && brandSchema("Nordwerk", brand, "https://shop.example/marken/nordwerk")).toMatchObject({
    "@type": "CollectionPage",
    url: "https://shop.example/marken/nordwerk",
    about: { "@type": "Brand", name: "Nordwerk" },
    mainEntity: {
      name: "Nordwerk",
      email: "service@nordwerk.example",
      address: { streetAddress: "Deichgrafenweg 14", postalCode: "25813", addressCountry: "DE" },
    },
  });
});

it("leaves out what nobody said", () => {
  const brand = brandData({ hearth_brand: { city: "Husum" } });
  expect(brand).toMatchObject({ city: "Husum", street: "", email: null, link: null });
  expect(JSON.stringify(brand && brandSchema("Nordwerk", brand, "/"))).not.toContain("email");
});
