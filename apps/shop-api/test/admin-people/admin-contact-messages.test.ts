import { readFile } from "node:fs/promises";
import type { AuditEntry, ContactMessage, ContactMessageHead, ListPage } from "@hearth/admin-contract";
import sharp from "sharp";
import { contactRetention } from "@hearth/rules";
import { beforeAll, expect, it } from "vitest";
import { contactJobs, FORGET_MESSAGES } from "../../src/modules/contact/index.ts";
import { fromElsewhere, newMember } from "../harness/account/account.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { insertContactMessage } from "../harness/content/given-contact.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("service"));
});

const inbox = async (input: object) =>
  (await client.ask<ListPage<ContactMessageHead>>("listContactMessages", { input: { ...input } })).body;
const open = async (id: string) =>
  (await client.ask<ContactMessage>("readContactMessage", { params: { id } })).body;

it("what somebody writes is in the inbox, whole, with its pictures and the account it may belong to", async () => {
  const { email, id: customerId } = await newMember(shop);
  const png = await sharp({ create: { width: 6, height: 4, channels: 3, background: "#a52" } })
    .png()
    .toBuffer();
  const form = {
    email: email.toUpperCase(),
    firstName: "Ada",
    lastName: "Brenner",
    phone: "069 / 123 456",
    subject: "Typenschild",
    comment: "Was\nist das?",
    attachments: [{ data: png.toString("base64") }],
  };
  expect((await shop.api.post("/contact-form", form, fromElsewhere())).status).toBe(200);
  const { items, total } = await inbox({ filter: { state: "open" }, search: "typenSCHILD" });
  expect([items, total]).toMatchObject([[{ name: "Ada Brenner", state: "open", pictureCount: 1 }], 1]);
  const message = await open(items[0]?.id ?? "");
  expect(message).toMatchObject({
    phone: "+4969123456",
    message: "Was\nist das?",
    locale: "de-DE",
    customerId,
    answeredBy: null,
    version: 1,
  });
  const params = { id: message.id, pictureId: message.pictureIds[0] ?? "" };
  const picture = await client.ask<{ fileName: string; content: string }>("readContactPicture", { params });
  expect(picture.body.fileName).toMatch(/-1\.png$/);
  expect(await sharp(Buffer.from(picture.body.content, "base64")).metadata()).toMatchObject({ width: 6 });
});

it("a message that could not be queued as a mail is not kept either: the writer is told, and tries again", async () => {
  await shop.sql`alter table mail add constraint no_mail check (template <> 'contact-message') not valid`;
  const form = { email: "a@example.com", subject: "Halb", comment: "Nur eines von beiden?" };
  await expect(shop.api.post("/contact-form", form, fromElsewhere())).rejects.toThrow("500");
  await shop.sql`alter table mail drop constraint no_mail`;
  expect((await inbox({ search: "Halb" })).total).toBe(0);
});

it("answered says who, reopened that nobody has; both from the version that was seen, and on record without the text", async () => {
  const { id } = await insertContactMessage(shop.sql, { subject: "Stand der Dinge" });
  const mark = (how: "answerContactMessage" | "reopenContactMessage", version: number) =>
    client.ask<ContactMessage>(how, { params: { id }, input: { version } });
  const answered = await mark("answerContactMessage", 1);
  expect(answered.body).toMatchObject({ state: "answered", answeredBy: "Ada Brenner", version: 2 });
  expect((await mark("answerContactMessage", 1)).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  expect((await inbox({ filter: { state: "open" }, search: "Stand der" })).total).toBe(0);
  expect((await mark("reopenContactMessage", 2)).body).toMatchObject({ state: "open", answeredBy: null });
  const owner = await admin.worker("owner");
  const { items } = (
    await owner.client.ask<ListPage<AuditEntry>>("listAudit", { input: { filter: { object: id } } })
  ).body;
  expect(items.map(({ before, after }) => [before, after])).toEqual([
    [{ state: "answered" }, { state: "open" }],
    [{ state: "open" }, { state: "answered" }],
  ]);
});

it("messages are forgotten a year after the answer, and after two years whatever became of them", async () => {
  const given = async (receivedMonths: number, answeredMonths: number | null) => {
    const { id } = await insertContactMessage(shop.sql, { subject: "Alt" });
    await shop.sql`update contact_message set received_at = now() - ${receivedMonths} * interval '1 month' - interval '1 day'
      where id = ${id}`;
    if (answeredMonths !== null)
      await shop.sql`update contact_message set answered_at = now() - ${answeredMonths} * interval '1 month' - interval '1 day',
        answered_by = gen_random_uuid(), answered_by_name = 'Ada' where id = ${id}`;
    return id;
  };
  const kept = [await given(23, null), await given(23, 11)];
  const over = [await given(24, null), await given(13, 12)];
  await contactJobs(shop.sql)[FORGET_MESSAGES]();
  const rows = await shop.sql<
    { id: string }[]
  >`select id from contact_message where id = any(${[...kept, ...over]}::uuid[])`;
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(kept));
});

it("the privacy page says the same times, in each language", async () => {
  expect(contactRetention).toEqual({ monthsAfterAnswer: 12, monthsAtMost: 24 });
  const page = await readFile(
    new URL("../../../../catalog/data/pages/privacy.yaml", import.meta.url),
    "utf8",
  );
  for (const words of [
    "zwölf Monate nach der Antwort, spätestens zwei Jahre nach Eingang",
    "twelve months after the answer, at the latest two years after receipt",
    "dwanaście miesięcy po odpowiedzi, najpóźniej dwa lata po otrzymaniu",
  ])
    expect(page).toContain(words);
});
