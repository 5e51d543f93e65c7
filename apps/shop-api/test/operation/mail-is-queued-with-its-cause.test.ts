import { expect, it } from "vitest";
import { queueMail } from "../../src/modules/mail/index.ts";
import { languageIdOf, recoveryMail, SHOP_URL } from "../harness/mail/mails.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

const german = () => languageIdOf(shop.sql, "de-DE");

async function count(eventKey: string): Promise<{ mails: number; jobs: number }> {
  const mails = await shop.sql`select id from mail where event_key = ${eventKey}`;
  const jobs = await shop.sql`select from graphile_worker._private_jobs
    where replace(payload ->> 'mailId', '-', '') = any(${mails.map(({ id }) => id as string)}::text[])`;
  return { mails: mails.length, jobs: jobs.length };
}

it("exists with its job when the transaction ends well", async () => {
  const mail = recoveryMail("committed", await german());
  await shop.sql.begin((tx) => queueMail(tx, mail));
  expect(await count("committed")).toEqual({ mails: 1, jobs: 1 });
});

it("does not exist when the transaction is rolled back", async () => {
  const mail = recoveryMail("rolled-back", await german());
  const failing = shop.sql.begin(async (tx) => {
    await queueMail(tx, mail);
    throw new Error("the cause failed");
  });
  await expect(failing).rejects.toThrow("the cause failed");
  const jobs = await shop.sql`select from graphile_worker._private_jobs`;
  expect(await count("rolled-back")).toEqual({ mails: 0, jobs: 0 });
  expect(jobs.length).toBe(1);
});

it("is one mail although its event is told twice, also at the same time", async () => {
  const mail = recoveryMail("twice", await german());
  await Promise.all([1, 2].map(() => shop.sql.begin((tx) => queueMail(tx, mail))));
  await shop.sql.begin((tx) => queueMail(tx, { ...mail, recipient: "other@mail.example" }));
  expect(await count("twice")).toEqual({ mails: 1, jobs: 1 });
});

it.each(["", "anna", "anna@mail.example\r\nBcc: b@mail.example", "anna@mail.example,b@mail.example"])(
  "refuses the address %j",
  async (recipient) => {
    const mail = recoveryMail("bad-address", await german(), recipient);
    await expect(shop.sql.begin((tx) => queueMail(tx, mail))).rejects.toThrow("address");
    expect(await count("bad-address")).toEqual({ mails: 0, jobs: 0 });
  },
);

it.each([
  "https://evil.example/x",
  "javascript:alert(1)",
  "//evil.example",
  "https://shop.example.evil.example/",
])("refuses the link %s", async (link) => {
  const languageId = await german();
  const queueing = shop.sql.begin((tx) =>
    queueMail(tx, {
      eventKey: "bad-link",
      template: "newsletter-confirm",
      languageId,
      recipient: "anna@mail.example",
      data: { shopUrl: SHOP_URL, link },
    }),
  );
  await expect(queueing).rejects.toThrow("leaves the shop");
});
