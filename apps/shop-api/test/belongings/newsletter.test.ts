import { describe, expect, it } from "vitest";
import { fromElsewhere, mailsTo, newEmail, newMember } from "../harness/account/account.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { askFor, newReader, recipient, runNewsletterJobs, subscribe } from "../harness/account/newsletter.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const confirm = (proof: object) => shop.api.post("/newsletter/confirm", proof, fromElsewhere());
const templates = async (email: string) => (await mailsTo(shop, email)).map(({ template }) => template);

describe("asking for it", () => {
  it("sends a link of the shop in the language of the reader, and nothing else [157, 346]", async () => {
    const email = newEmail();
    await askFor(shop, email, { languageId: id.language("pl"), storefrontUrl: "http://shop.example/pl-PL" });
    const [mail, ...more] = await mailsTo(shop, email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: "newsletter-confirm", language_id: id.language("pl") });
    expect(mail?.data["link"]).toMatch(
      /^http:\/\/shop\.example\/pl-PL\/newsletter-subscribe\?em=[0-9a-f]{40}&hash=[0-9a-f]{32}$/,
    );
    expect((await recipient(shop, email))?.status).toBe("notSet");
  });

  it.each(["direct", "confirmSubscribe"])("with the option %s also waits for the link", async (option) => {
    const email = newEmail();
    await askFor(shop, email, { option });
    expect((await recipient(shop, email))?.status).toBe("notSet");
  });

  it("again sends another link; only the newest works", async () => {
    const email = newEmail();
    const first = await askFor(shop, email);
    const second = await askFor(shop, email.toUpperCase());
    expect((await confirm(first)).faults).toEqual(["400 CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND"]);
    expect((await confirm(second)).status).toBe(204);
  });

  it("as a reader sends nothing and changes nothing", async () => {
    const email = await newReader(shop);
    const before = await recipient(shop, email);
    expect((await subscribe(shop, email, { firstName: "Somebody" })).status).toBe(204);
    await runNewsletterJobs(shop);
    expect(await recipient(shop, email)).toEqual(before);
    expect(await templates(email)).toEqual(["newsletter-confirm", "newsletter-welcome"]);
  });

  it("is answered the same by the same statements, whoever it is", async () => {
    const known = await newReader(shop);
    const answers = await Promise.all([subscribe(shop, known), subscribe(shop, newEmail())]);
    expect(answers.map(({ status, faults }) => ({ status, faults }))).toEqual([
      { status: 204, faults: [] },
      { status: 204, faults: [] },
    ]);
    // Nothing but a job was written before the answer.
    const [waiting] = await shop.sql<{ count: number }[]>`
      select count(*)::int from graphile_worker.jobs where task_identifier = 'newsletter_wish'`;
    expect(waiting?.count).toBe(2);
    await runNewsletterJobs(shop);
  });

  it("too often is refused for a while, for an address and for a network", async () => {
    const email = newEmail();
    for (let time = 0; time < 3; time++) expect((await subscribe(shop, email)).status).toBe(204);
    const fourth = await subscribe(shop, email);
    expect(fourth.faults).toEqual(["429 CONTENT__NEWSLETTER_RECIPIENT_THROTTLED"]);
    expect(fourth.headers.get("retry-after")).toBe("30");
    const headers = fromElsewhere();
    for (let time = 0; time < 3; time++) await subscribe(shop, newEmail(), {}, headers);
    expect((await subscribe(shop, newEmail(), {}, headers)).status).toBe(429);
    await runNewsletterJobs(shop);
  });

  it("twice in one moment makes one recipient", async () => {
    const email = newEmail();
    await Promise.all([subscribe(shop, email), subscribe(shop, email.toUpperCase())]);
    await runNewsletterJobs(shop);
    expect(await shop.sql`select from newsletter_recipient where lower(email) = ${email}`).toHaveLength(1);
  });
});

describe("the link", () => {
  it("makes a reader and sends one voucher that the cart takes [6, 157]", async () => {
    const email = await newReader(shop);
    const row = await recipient(shop, email);
    expect(row).toMatchObject({ status: "optIn", voucher_code: expect.any(String) });
    const mail = (await mailsTo(shop, email)).at(-1);
    expect(mail).toMatchObject({
      template: "newsletter-welcome",
      data: {
        amountCents: 1000,
        minimumCents: 5000,
        unsubscribeLink: expect.stringMatching(
          /^http:\/\/shop\.example\/newsletter-leave\?recipient=[0-9a-f]{32}&seal=[\w-]{43}$/,
        ),
      },
    });
    const code = String(mail?.data["code"]);
    expect(row?.voucher_code).toBe(code.toLowerCase());
    const { shopper } = await newMember(shop);
    await shopper.add({ type: "product", referencedId: id.product("hose"), quantity: 1 });
    const cart = await shopper.redeem(code);
    expect(cart.lineItems.find(({ type }) => type === "promotion")?.price?.totalPrice).toBe(-10);
  });

  it("works once", async () => {
    const proof = await askFor(shop, newEmail());
    expect((await confirm(proof)).status).toBe(204);
    expect((await confirm(proof)).faults).toEqual(["400 VIOLATION::NOT_EQUAL_ERROR /status"]);
  });

  it("opened a hundred times at once gives one voucher", async () => {
    const email = newEmail();
    const proof = await askFor(shop, email);
    const [before] = await shop.sql<{ count: number }[]>`select count(*)::int from promotion_code`;
    const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(proof)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(99);
    const [after] = await shop.sql<{ count: number }[]>`select count(*)::int from promotion_code`;
    expect((after?.count ?? 0) - (before?.count ?? 0)).toBe(1);
    expect(await templates(email)).toEqual(["newsletter-confirm", "newsletter-welcome"]);
  });

  it.each<[string, (proof: Record<string, string>) => object]>([
    ["a wrong secret", (proof) => ({ ...proof, hash: "0".repeat(32) })],
    ["no secret", ({ em }) => ({ em })],
    ["another address", (proof) => ({ ...proof, em: "0".repeat(40) })],
    ["no address", ({ hash }) => ({ hash })],
  ])("is refused with %s", async (_, spoil) => {
    const email = newEmail();
    const proof = await askFor(shop, email);
    expect((await confirm(spoil(proof))).faults).toEqual(["400 CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND"]);
    expect((await recipient(shop, email))?.status).toBe("notSet");
  });

  it("ends after 14 days, and the request is forgotten", async () => {
    const email = newEmail();
    const proof = await askFor(shop, email);
    await shop.sql`update newsletter_recipient set requested_at = now() - interval '15 days' where email = ${email}`;
    expect((await confirm(proof)).faults).toEqual(["400 CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND"]);
    await shop.sql`update graphile_worker._private_jobs set run_at = now()`;
    await runNewsletterJobs(shop);
    expect(await recipient(shop, email)).toBeUndefined();
  });

  it("gives no voucher while there is no promotion for it", async () => {
    await shop.sql`update promotion set active = false where issued_for = 'newsletter'`;
    const email = await newReader(shop);
    await shop.sql`update promotion set active = true where issued_for = 'newsletter'`;
    expect(await recipient(shop, email)).toMatchObject({ status: "optIn", voucher_code: null });
    expect(await templates(email)).toEqual(["newsletter-confirm"]);
  });
});
