import { describe, expect, it } from "vitest";
import { checkContact } from "./contact.ts";
import { faults, idOf, rules } from "../form.fixture.ts";
import { checkNewsletter } from "./newsletter.ts";
import { checkReview } from "./review.ts";

describe("newsletter", () => {
  const valid = { email: "a@b.de", option: "subscribe", storefrontUrl: "https://shop.example" };
  const known = { ...rules, languageIds: [idOf("5")] };

  it.each<[object, string[]]>([
    [{}, []],
    [{ languageId: idOf("5"), salutationId: idOf("a"), firstName: "Erika", zipCode: "12345" }, []],
    [{ option: "spam" }, ["/option NO_SUCH_CHOICE_ERROR"]],
    [{ option: null }, ["/option IS_BLANK_ERROR"]],
    [{ email: "a@b.de\nBcc: c@d.de" }, ["/email INVALID_EMAIL_FORMAT_ERROR"]],
    [{ firstName: "Win at https://spam.example" }, ["/firstName INVALID_FORMAT_ERROR"]],
    [{ title: "www.spam.example" }, ["/title INVALID_FORMAT_ERROR"]],
    [{ languageId: idOf("6") }, ["/languageId ENTITY_DOES_NOT_EXISTS"]],
    [{ storefrontUrl: "javascript:alert(1)" }, ["/storefrontUrl NO_SUCH_CHOICE_ERROR"]],
  ])("%j: %j [157, 218]", (change, expected) => {
    expect(faults(checkNewsletter({ ...valid, ...change }, known))).toEqual(expected);
  });
});

describe("contact", () => {
  const valid = { email: "a@b.de", subject: "Wärmepumpe", comment: "Guten Tag,\r\nwann?" };

  const german = { ...rules, locale: "de-DE" };

  it("keeps the lines of the message", () => {
    expect(checkContact(valid, german)).toMatchObject({
      value: { comment: "Guten Tag,\nwann?", phone: null },
    });
  });

  it.each([
    ["de-DE", "069 / 123 456", "+4969123456"],
    ["pl-PL", "600 700 800", "+48600700800"],
    ["en-GB", "0151 23456789", "+4915123456789"],
    ["pl-PL", "+49 (0)69 123456", "+4969123456"],
  ])("in %s keeps %s as %s", (locale, phone, kept) => {
    expect(checkContact({ ...valid, phone }, { ...rules, locale })).toMatchObject({ value: { phone: kept } });
  });

  it.each<[object, string[]]>([
    [{ subject: "a\r\nBcc: c@d.de" }, ["/subject INVALID_FORMAT_ERROR"]],
    [{ subject: "", comment: " " }, ["/subject IS_BLANK_ERROR", "/comment IS_BLANK_ERROR"]],
    [{ comment: "x".repeat(5001) }, ["/comment TOO_LONG_ERROR"]],
    [{ comment: "see https://shop.example" }, []],
    [{ lastName: "spam.com" }, ["/lastName INVALID_FORMAT_ERROR"]],
    [{ phone: "call" }, ["/phone INVALID_FORMAT_ERROR"]],
    [{ phone: "12 3" }, ["/phone INVALID_FORMAT_ERROR"]],
    [{ entityName: "order" }, ["/entityName NO_SUCH_CHOICE_ERROR"]],
    [{ slotId: "x" }, ["/slotId ENTITY_DOES_NOT_EXISTS"]],
    [{ salutationId: idOf("c") }, ["/salutationId ENTITY_DOES_NOT_EXISTS"]],
  ])("%j: %j", (change, expected) => {
    expect(faults(checkContact({ ...valid, ...change }, german))).toEqual(expected);
  });
});

describe("review", () => {
  const valid = { title: "Leise", content: "x".repeat(40), points: "5" };

  it("reads points from a form", () => {
    expect(checkReview(valid)).toMatchObject({ value: { points: 5, name: null, id: null } });
  });

  it.each<[object, string[]]>([
    [{ title: "Gut!" }, ["/title TOO_SHORT_ERROR"]],
    [{ content: "x".repeat(39) }, ["/content TOO_SHORT_ERROR"]],
    [{ content: `${"x".repeat(39)} ` }, ["/content TOO_SHORT_ERROR"]],
    [{ content: "x".repeat(5001) }, ["/content TOO_LONG_ERROR"]],
    [{ points: 0 }, ["/points TOO_LOW_ERROR"]],
    [{ points: 6 }, ["/points TOO_HIGH_ERROR"]],
    [{ points: 4.5 }, ["/points INVALID_TYPE_ERROR"]],
    [{ points: "many" }, ["/points INVALID_TYPE_ERROR"]],
    [{ points: "" }, ["/points IS_BLANK_ERROR"]],
    [{ name: "http://x" }, ["/name INVALID_FORMAT_ERROR"]],
    [{ id: "mine" }, ["/id ENTITY_DOES_NOT_EXISTS"]],
  ])("%j: %j", (change, expected) => {
    expect(faults(checkReview({ ...valid, ...change }))).toEqual(expected);
  });
});
