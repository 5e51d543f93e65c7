import { expect, it } from "vitest";
import { readPageUrl } from "./page-url.ts";

it.each([
  ["/", "de-DE", "/", "/"],
  ["/en-GB", "en-GB", "/", "/en-GB"],
  ["/pl-PL/kontakt?utm_source=x&p=2", "pl-PL", "/kontakt", "/pl-PL/kontakt?p=2"],
  ["/_root.data", "de-DE", "/", "/_root.data"],
  ["/en-GB.data?_routes=root", "en-GB", "/", "/en-GB.data?_routes=root"],
  ["/fr-FR/kontakt", "de-DE", null, "/fr-FR/kontakt"],
])("takes %s apart", (target, locale, path, pageTarget) => {
  expect(readPageUrl(`http://host.example${target}`)).toMatchObject({ target, locale, path, pageTarget });
});
