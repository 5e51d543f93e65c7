import type { Me } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { testCompanyProvider } from "../harness/admin/company-provider.ts";
import { codeOf, testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const provider = testCompanyProvider();
const admin = testAdmin(shop, () => ({ companyIdentity: provider.identity }));
const REFUSED = ["401 ADMIN__COMPANY_REFUSED"];

interface Start {
  url: string;
  ticket: string;
}

const start = async (client: AdminClient) => (await client.ask<Start>("startCompanySignIn")).body;

/** Sets out, signs in at the provider and comes back. */
async function comeBack(client: AdminClient, person: Parameters<typeof provider.visit>[1]) {
  const { url, ticket } = await start(client);
  return client.ask<Me>("signInByCompany", { input: { ticket, answer: await provider.visit(url, person) } });
}

it("says what it is called", async () => {
  expect((await admin.stranger().ask("readSignInWays")).body).toEqual({ company: { name: "Hearth ID" } });
});

it("stands in for the password, and the second factor is asked for as ever", async () => {
  const ada = await admin.hire("content");
  const client = admin.stranger();
  const { body: first } = await comeBack(client, { name: "Ada", email: ada.email.toUpperCase() });
  expect(first).toMatchObject({ id: ada.id, stage: "password", permissions: {} });
  expect((await client.ask("listReviews")).faults).toEqual(["401 ADMIN__NOT_SIGNED_IN"]);
  const { body: me } = await client.ask<Me>("proveTotp", { input: { code: codeOf(ada) } });
  expect(me).toMatchObject({ id: ada.id, stage: "full" });
});

it("lets nobody in who does not work here, is blocked, has not proven the address or was only invited", async () => {
  const [blocked, unproven, invited] = [
    await admin.hire("owner"),
    await admin.hire("owner"),
    await admin.hire("owner"),
  ];
  await shop.sql`update staff_account set blocked_at = now() where id = ${blocked.id}`;
  await shop.sql`update staff_account set password_hash = null where id = ${invited.id}`;
  const client = admin.stranger();
  for (const person of [
    { name: "Nobody", email: "nobody@example.com" },
    { name: "Blocked", email: blocked.email },
    { name: "Unproven", email: unproven.email, isVerified: false },
    { name: "Invited", email: invited.email },
  ])
    expect((await comeBack(client, person)).faults).toEqual(REFUSED);
  expect(client.token).toBeNull();
  const notes = await shop.sql`select object from staff_audit where action = 'signInByCompanyRefused'`;
  expect(notes.map(({ object }) => object)).toEqual([blocked.id, invited.id]);
});

it("knows somebody by the provider's own name from the first time on: an address given to another opens nothing", async () => {
  const ada = await admin.hire("owner");
  expect((await comeBack(admin.stranger(), { name: "Ada", email: ada.email })).status).toBe(200);
  expect((await comeBack(admin.stranger(), { name: "Somebody Else", email: ada.email })).faults).toEqual(
    REFUSED,
  );
  expect((await comeBack(admin.stranger(), { name: "Ada", email: ada.email })).status).toBe(200);
});

it("takes an answer once, and only with the ticket it was asked for with", async () => {
  const ada = await admin.hire("owner");
  const client = admin.stranger();
  const [mine, other] = [await start(client), await start(client)];
  const answer = await provider.visit(mine.url, { name: "Ada", email: ada.email });
  const give = (ticket: string, said = answer) =>
    client.ask("signInByCompany", { input: { ticket, answer: said } });
  expect((await give(other.ticket)).faults).toEqual(REFUSED);
  expect((await give("made up")).faults).toEqual(REFUSED);
  expect((await give(mine.ticket, "?error=access_denied")).faults).toEqual(REFUSED);
  expect((await give(mine.ticket)).status).toBe(200);
  expect((await give(mine.ticket)).faults).toEqual(REFUSED);
});

it("is limited for each network", async () => {
  const client = admin.stranger();
  const answers = [];
  // oxlint-disable-next-line no-await-in-loop -- counted one after the other
  for (let each = 0; each < 61; each += 1) answers.push((await client.ask("startCompanySignIn")).status);
  expect(answers).toContain(429);
});
