import type { ContactAnswer } from "@hearth/contract";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { fromElsewhere, newEmail } from "../harness/account/account.ts";
import { headerInjections } from "../harness/mail/header-injections.ts";
import { languageIdOf } from "../harness/mail/mails.ts";
import { testShop } from "../harness/test-shop.ts";

const SHOP = "team@shop.example";
const shop = testShop({ env: { MAIL_SHOP_ADDRESS: SHOP } });
const message = (more: object = {}) => ({
  email: newEmail(),
  firstName: "Ada",
  lastName: "Brenner",
  phone: "069 / 123 456",
  subject: "Frage zum Speicher",
  comment: "Passt er\r\nunter die Treppe?",
  ...more,
});
const write = (more: object = {}, headers: object = {}) =>
  shop.api.post<ContactAnswer>("/contact-form", message(more), { ...fromElsewhere(), ...headers });
const photo = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#a52" } });
const mails = () => shop.sql<{ recipient: string; template: string; data: Record<string, unknown> }[]>`
  select recipient, template, data from mail`;
afterEach(() => shop.sql`delete from mail`);

it("reaches the shop, who may simply answer it [346]", async () => {
  const email = newEmail();
  const { body } = await write({ email });
  expect(body).toEqual({ individualSuccessMessage: "", apiAlias: "contact_form_result" });
  expect(await mails()).toMatchObject([
    {
      recipient: SHOP,
      template: "contact-message",
      data: {
        email,
        name: "Ada Brenner",
        phone: "+4969123456",
        subject: "Frage zum Speicher",
        message: "Passt er\nunter die Treppe?",
      },
    },
  ]);
});

it("takes a phone number as it is written where the language is spoken", async () => {
  const headers = { "sw-language-id": await languageIdOf(shop.sql, "pl-PL") };
  expect((await write({ phone: "600 700 800" }, headers)).status).toBe(200);
  expect(await mails()).toMatchObject([{ data: { phone: "+48600700800" } }]);
});

it("brings pictures along, up to three of 2 MB, and nothing that only says it is one", async () => {
  const picture = { data: (await photo().jpeg().toBuffer()).toString("base64") };
  const tooLong = { data: Buffer.alloc(2 * 1024 * 1024 + 2, picture.data, "base64").toString("base64") };
  expect((await write({ attachments: [picture, picture, picture] })).status).toBe(200);
  const [mail] = await mails();
  expect(mail?.data["pictures"]).toHaveLength(3);
  expect(mail?.data["pictures"]).toMatchObject([{ type: "image/jpeg" }, {}, {}]);
  const refused = [
    Array.from({ length: 4 }, () => picture),
    [tooLong],
    [{ data: btoa("<svg onload=alert(1)>") }],
    // The first bytes of a picture, and no picture.
    [{ data: Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.alloc(200)]).toString("base64") }],
  ];
  for (const attachments of refused) expect((await write({ attachments })).status).toBe(400);
  expect(await mails()).toHaveLength(1);
});

it("sends nothing to the address that was typed: it may be a stranger's", async () => {
  const email = newEmail();
  await write({ email });
  expect((await mails()).filter(({ recipient }) => recipient === email)).toEqual([]);
});

it("answers with the text of the form's slot, in the language asked for", async () => {
  const [slot] = await shop.sql<{ id: string }[]>`select id from cms_slot where type = 'form' limit 1`;
  const [languages] = await shop.sql<{ de: string; en: string }[]>`
    select (select id from language where locale_code = 'de-DE') as de, (select id from language where locale_code = 'en-GB') as en`;
  const { de = "", en = "" } = languages ?? {};
  const text = (value: string) => ({ confirmationText: { source: "static", value } });
  const texts = { [de]: text("Danke!"), [en]: text("Thank you!") };
  await shop.sql`update cms_slot set texts = ${shop.sql.json(texts)} where id = ${slot?.id ?? ""}`;
  expect((await write({ slotId: slot?.id })).body.individualSuccessMessage).toBe("Danke!");
  const english = await write({ slotId: slot?.id }, { "sw-language-id": en });
  expect(english.body.individualSuccessMessage).toBe("Thank you!");
  expect((await write({ slotId: "0".repeat(32) })).body.individualSuccessMessage).toBe("");
});

it("is throttled for an address and for a network", async () => {
  const email = newEmail();
  for (let time = 0; time < 3; time++) expect((await write({ email })).status).toBe(200);
  const fourth = await write({ email });
  expect(fourth.faults).toEqual(["429 FRAMEWORK__RATE_LIMIT_EXCEEDED"]);
  expect(fourth.headers.get("retry-after")).toBe("30");
  const headers = fromElsewhere();
  for (let time = 0; time < 3; time++) await write({}, headers);
  expect((await write({}, headers)).status).toBe(429);
});

it.each([
  [{ firstName: "https://spam.example" }, "400 VIOLATION::INVALID_FORMAT_ERROR /firstName"],
  [{ lastName: "www.spam.example" }, "400 VIOLATION::INVALID_FORMAT_ERROR /lastName"],
  [{ email: "a@b.example\r\nBcc: c@d.example" }, "400 VIOLATION::INVALID_EMAIL_FORMAT_ERROR /email"],
  [{ email: "a@b.example, c@d.example" }, "400 VIOLATION::INVALID_EMAIL_FORMAT_ERROR /email"],
  [{ subject: "Hi\nBcc: c@d.example" }, "400 VIOLATION::INVALID_FORMAT_ERROR /subject"],
  [{ phone: "call me" }, "400 VIOLATION::INVALID_FORMAT_ERROR /phone"],
  [{ comment: " " }, "400 VIOLATION::IS_BLANK_ERROR /comment"],
])("is refused with %j", async (more, fault) => {
  expect((await write(more)).faults).toEqual([fault]);
  expect(await mails()).toEqual([]);
});

it("never lets a line break into what becomes a header", async () => {
  for (const attack of headerInjections) {
    const answers = [
      await write({ subject: attack }),
      await write({ firstName: attack }),
      await write({ email: attack }),
    ];
    for (const { status } of answers) expect([200, 400]).toContain(status);
  }
  const taken = await mails();
  for (const { recipient, data } of taken) {
    expect(recipient).toBe(SHOP);
    const headers = [data["subject"], data["name"], data["email"]].join(" ");
    expect(headers).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  }
}, 120_000);
