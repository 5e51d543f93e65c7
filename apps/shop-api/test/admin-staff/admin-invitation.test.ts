import type { Me, StaffMember } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { runStaffCommand } from "../../src/staff-command.ts";
import { mailsTo } from "../harness/account/account.ts";
import { codeOf, STAFF_PASSWORD, testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);
const PASSWORD = "Ein Ofen für den Winter";
let keys = 0;
const key = () => ({ "idempotency-key": `invitation-${++keys}` });
const newcomer = (email: string, role = "orders") => ({ email, name: "Neu Hier", locale: "pl-PL", role });
const accept = (secret: string, name = "Neu Hier") => ({ input: { secret, name, password: PASSWORD } });

async function secretFor(email: string): Promise<string> {
  const mail = (await mailsTo(shop, email)).at(-1);
  expect(mail?.template).toBe("staff-invitation");
  return new URL(String(mail?.data["link"])).hash.slice(1);
}

it("somebody is invited by mail, chooses a password, sets up an app, gets codes, and signs in", async () => {
  const owner = await admin.worker("owner");
  const email = "newcomer@example.com";
  const invited = await owner.client.ask<StaffMember>("inviteStaff", {
    input: newcomer(email),
    headers: key(),
  });
  expect(invited.body).toMatchObject({ email, state: "invited", role: { key: "orders" }, locale: "pl-PL" });
  const secret = await secretFor(email);
  expect(JSON.stringify(await shop.sql`select * from staff_invitation`)).not.toContain(secret);

  const client = admin.stranger();
  expect((await client.ask("readInvitation", { input: { secret } })).body).toMatchObject({
    email,
    locale: "pl-PL",
  });
  const weak = await client.ask("acceptInvitation", {
    input: { secret, name: "N", password: "newcomer1234" },
  });
  expect(weak.faults).toEqual(["400 VIOLATION::PASSWORD_TOO_COMMON /password"]);
  expect((await client.ask<Me>("acceptInvitation", accept(secret))).body.stage).toBe("enrolment");
  // Without a second factor there is nothing but setting one up.
  expect((await client.ask("listOrders")).faults).toEqual(["401 ADMIN__NOT_SIGNED_IN"]);
  const started = (await client.ask<{ secret: string; url: string }>("startTotp")).body;
  expect(started.url).toContain("otpauth://totp/");
  expect((await client.ask("confirmTotp", { input: { code: "000000" } })).faults).toEqual([
    "401 ADMIN__BAD_CODE",
  ]);
  const pending = client.token;
  const enrolled = await client.ask<{ recoveryCodes: string[] }>("confirmTotp", {
    input: { code: codeOf(started) },
  });
  expect(enrolled.body.recoveryCodes).toHaveLength(10);
  expect(client.token).not.toBe(pending);
  expect((await client.ask("listOrders")).status).toBe(200);

  const stored = JSON.stringify(
    await shop.sql`select * from staff_account a join staff_recovery_code c on c.staff_id = a.id`,
  );
  for (const open of [started.secret, PASSWORD, ...enrolled.body.recoveryCodes])
    expect(stored).not.toContain(open);

  // A recovery code signs in once.
  const code = enrolled.body.recoveryCodes[3] ?? "";
  const other = admin.stranger();
  await other.ask("signIn", { input: { email, password: PASSWORD } });
  const recovered = await other.ask<Me>("proveRecoveryCode", { input: { code: code.toUpperCase() } });
  expect(recovered.body).toMatchObject({ stage: "full", recoveryCodesLeft: 9 });
  const again = admin.stranger();
  await again.ask("signIn", { input: { email, password: PASSWORD } });
  expect((await again.ask("proveRecoveryCode", { input: { code } })).faults).toEqual(["401 ADMIN__BAD_CODE"]);
});

it("a link works once, also for two at the same moment, and not after three days", async () => {
  const owner = await admin.worker("owner");
  const invite = async (email: string) => {
    void (await owner.client.ask("inviteStaff", { input: newcomer(email), headers: key() })).body;
    return secretFor(email);
  };
  const secret = await invite("once@example.com");
  const answers = await Promise.all(
    [1, 2, 3].map(() => admin.stranger().ask("acceptInvitation", accept(secret))),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  const late = await invite("late@example.com");
  await shop.sql`update staff_invitation set expires_at = now() - interval '1 second'`;
  expect((await admin.stranger().ask("readInvitation", { input: { secret: late } })).faults).toEqual([
    "410 ADMIN__INVITATION_OVER",
  ]);
  expect((await admin.stranger().ask("acceptInvitation", accept(late))).status).toBe(410);
});

it("sent again under its key an invitation is one, and another wish under that key is refused", async () => {
  const owner = await admin.worker("owner");
  const headers = key();
  const input = newcomer("twice@example.com");
  const answers = await Promise.all(
    [1, 2, 3].map(() => owner.client.ask<StaffMember>("inviteStaff", { input, headers })),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await mailsTo(shop, "twice@example.com")).toHaveLength(1);
  const other = await owner.client.ask("inviteStaff", { input: newcomer("else@example.com"), headers });
  expect(other.faults).toEqual(["409 ADMIN__KEY_REUSED"]);
  const without = await owner.client.ask("inviteStaff", { input });
  expect(without.faults).toEqual(["400 ADMIN__KEY_MISSING"]);
  const taken = await owner.client.ask("inviteStaff", {
    input: newcomer("TWICE@example.com"),
    headers: key(),
  });
  expect(taken.faults).toEqual(["409 ADMIN__EMAIL_TAKEN /email"]);
});

it("whoever lost everything is invited again, and what they had opens nothing", async () => {
  const [owner, ada] = [await admin.worker("owner"), await admin.worker("service")];
  const read = (await owner.client.ask<StaffMember>("readStaff", { params: { id: ada.id } })).body;
  const again = await owner.client.ask<StaffMember>("inviteAgain", {
    params: { id: ada.id },
    input: { version: read.version },
    headers: key(),
  });
  expect(again.body.state).toBe("invited");
  expect((await ada.client.ask("readMe")).status).toBe(401);
  const old = await admin.stranger().ask("signIn", { input: { email: ada.email, password: STAFF_PASSWORD } });
  expect(old.faults).toEqual(["401 ADMIN__BAD_CREDENTIALS"]);
});

it("nobody gives away, takes or changes more than they have, and an owner always stays", async () => {
  const helper = await admin.worker({
    staff: ["read", "create", "change"],
    role: ["read", "create"],
    order: ["read"],
  });
  const invite = (role: string) =>
    helper.client.ask("inviteStaff", { input: newcomer(`${role}@example.com`, role), headers: key() });
  expect((await invite("owner")).faults).toEqual(["403 ADMIN__MORE_THAN_OWN"]);
  expect((await invite("orders")).faults).toEqual(["403 ADMIN__MORE_THAN_OWN"]);
  expect((await invite("nonsense")).faults).toEqual(["400 ADMIN__UNKNOWN_ROLE /role"]);
  const role = { name: "Alles", permissions: { order: ["read", "change"] } };
  expect((await helper.client.ask("createRole", { input: role })).faults).toEqual([
    "403 ADMIN__MORE_THAN_OWN",
  ]);

  await shop.sql`update staff_account set blocked_at = now() where role = 'owner'`;
  const owner = await admin.worker("owner");
  const change = async (by: typeof owner, id: string, more: object) => {
    const [row] = await shop.sql<{ version: number }[]>`select version from staff_account where id = ${id}`;
    return by.client.ask<StaffMember>("changeStaff", {
      params: { id },
      input: { version: row?.version ?? 0, ...more },
    });
  };
  expect((await change(helper, owner.id, { isBlocked: true })).faults).toEqual(["403 ADMIN__MORE_THAN_OWN"]);
  expect((await change(helper, helper.id, { role: "owner" })).faults).toEqual(["403 ADMIN__MORE_THAN_OWN"]);
  for (const more of [{ isBlocked: true }, { role: "read-only" }])
    expect((await change(owner, owner.id, more)).faults).toEqual(["409 ADMIN__LAST_OWNER"]);
  const second = await admin.worker("owner");
  const both = await Promise.all([
    change(owner, second.id, { role: "read-only" }),
    change(second, owner.id, { role: "read-only" }),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

it("the first owner is invited by command, which prints the link", async () => {
  const said = await runStaffCommand(shop.services, ["staff", "invite", "first@example.com", "owner"]);
  const [, secret = ""] = /#(\w{32})$/.exec(said) ?? [];
  expect(await secretFor("first@example.com")).toBe(secret);
  const me = await admin.stranger().ask<Me>("acceptInvitation", accept(secret));
  expect(me.body).toMatchObject({ role: { key: "owner" }, stage: "enrolment" });
  expect(await runStaffCommand(shop.services, ["staff", "invite", "nobody"])).toContain("staff staff invite");
});
