import { expect, it } from "vitest";
import { jsonLdText } from "./json-ld.tsx";

it("lets no text end the script element", () => {
  const text = jsonLdText({ "@type": "Product", name: "</script><script>alert(1)</script>" });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "</script><script>alert(1)</script>",
  });
});

it("leaves out what is not known", () => {
  expect(JSON.parse(jsonLdText({ "@type": "Product", gtin: undefined }))).not.toHaveProperty("gtin");
});
