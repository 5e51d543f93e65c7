import { expect, it } from "vitest";
import { mailTo } from "./mail-to.ts";

it.each([
  ["ada+kunde@example.com", "AW: Öl?", "mailto:ada%2Bkunde@example.com?subject=AW%3A%20%C3%96l%3F"],
  ["a@b.example?bcc=c@d.example", "x", "mailto:a@b.example%3Fbcc%3Dc@d.example?subject=x"],
  ["a@b.example", "x&bcc=c@d.example", "mailto:a@b.example?subject=x%26bcc%3Dc%40d.example"],
])("to %s about %s is %s", (email, subject, link) => {
  expect(mailTo(email, subject)).toBe(link);
});
