import { expect, it } from "vitest";
import { visitorHint } from "./visitor-hint.ts";

it.each([
  ["", "anonymous"],
  ["hearth-visitor=customer", "customer"],
  ["i18n_redirected=de-DE; hearth-visitor=guest", "guest"],
  ["hearth-visitor=", "anonymous"],
  ["hearth-visitor=admin", "anonymous"],
  ["not-hearth-visitor=customer", "anonymous"],
])("takes %j for %s", (cookies, kind) => {
  expect(visitorHint(cookies)).toBe(kind);
});
