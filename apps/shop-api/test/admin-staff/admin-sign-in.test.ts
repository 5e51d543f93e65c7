import type { Me, StaffSession } from "@hearth/admin-contract";
import { rolePermissions } from "@hearth/rules";
import { describe, expect, it } from "vitest";
import { codeOf, signIn, STAFF_PASSWORD, testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);
const credentials = (email: string, password = STAFF_PASSWORD) => ({ input: { email, password } });

describe("signing in", () => {
  it("takes the password, then the code of the app, and says who one is", async () => {
    const ada = await admin.hire("content");
    const client = admin.stranger();
    const first = (await client.ask<Me>("signIn", credentials(ada.email.toUpperCase()))).body;
    expect(first).toMatchObject({ stage: "password", factors: ["totp"], permissions: {}, provenAt: null });
    expect((await client.ask("listReviews")).faults).toEqual(["401 ADMIN__NOT_SIGNED_IN"]);
    const { body: me } = await client.ask<Me>("proveTotp", { input: { code: codeOf(ada) } });
    expect(me).toMatchObject({ id: ada.id, stage: "full", role: { key: "content", name: "content" } });
    expect(me.permissions).toEqual(rolePermissions.content);
    expect((await client.ask("listReviews")).status).toBe(200);
    expect((await client.ask<Me>("readMe")).body).toEqual(me);
  });

  it("gives a new token with each step, and none that was there before opens anything", async () => {
    const ada = await admin.hire("owner");
    const client = admin.stranger();
    client.token = "PlantedByAnAttacker0000000000000";
    await client.ask("signIn", credentials(ada.email));
    const pending = client.token;
    expect(pending).not.toContain("Planted");
    await client.ask("proveTotp", { input: { code: codeOf(ada) } });
    expect(client.token).not.toBe(pending);
    const old = admin.stranger();
    for (const token of [pending, "PlantedByAnAttacker0000000000000"]) {
      old.token = token;
      expect((await old.ask("readMe")).faults).toEqual(["401 ADMIN__NOT_SIGNED_IN"]);
    }
    const before = client.token;
    await client.ask("provePassword", { input: { password: STAFF_PASSWORD } });
    expect(client.token).not.toBe(before);
    old.token = before;
    expect((await old.ask("readMe")).status).toBe(401);
    expect((await client.ask("readMe")).status).toBe(200);
  });

  it("keeps its token where scripts and other sites cannot reach it, and its hash in the table", async () => {
    const ada = await admin.hire("owner");
    const client = admin.stranger();
    const answer = await client.ask("signIn", credentials(ada.email));
    expect(answer.headers.get("set-cookie")).toBe(
      `hearth-staff=${client.token}; Path=/; HttpOnly; SameSite=Strict`,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const rows = await shop.sql`select row_to_json(s)::text as row from staff_session s`;
    expect(JSON.stringify(rows)).not.toContain(client.token);
  });

  it("refuses unknown, wrong and blocked alike", async () => {
    const ada = await admin.hire("owner");
    const blocked = await admin.hire("owner");
    await shop.sql`update staff_account set blocked_at = now() where id = ${blocked.id}`;
    const client = admin.stranger();
    for (const wish of [
      credentials("nobody@example.com"),
      credentials(ada.email, "wrong password"),
      credentials(blocked.email),
    ])
      expect((await client.ask("signIn", wish)).faults).toEqual(["401 ADMIN__BAD_CREDENTIALS"]);
    expect(client.token).toBeNull();
  });
});

describe("a code", () => {
  it("counts once, also for another sign-in, and never when it is old, wrong or of another's app", async () => {
    const [ada, bea] = [await admin.hire("owner"), await admin.hire("owner")];
    const first = admin.stranger();
    await first.ask("signIn", credentials(ada.email));
    for (const code of ["000000", codeOf(ada, -4), codeOf(ada, 4), codeOf(bea)])
      expect((await first.ask("proveTotp", { input: { code } })).faults).toEqual(["401 ADMIN__BAD_CODE"]);
    const code = codeOf(ada);
    expect((await first.ask("proveTotp", { input: { code } })).status).toBe(200);
    const second = admin.stranger();
    await second.ask("signIn", credentials(ada.email));
    expect((await second.ask("proveTotp", { input: { code } })).faults).toEqual(["401 ADMIN__BAD_CODE"]);
    expect((await first.ask("proveTotp", { input: { code } })).faults).toEqual(["401 ADMIN__BAD_CODE"]);
  });

  it("counts once when it is sent ten times at the same moment", async () => {
    const ada = await admin.hire("owner");
    const clients = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const client = admin.stranger();
        await client.ask("signIn", credentials(ada.email));
        return client;
      }),
    );
    const code = codeOf(ada);
    const answers = await Promise.all(clients.map((client) => client.ask("proveTotp", { input: { code } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(401),
    ]);
  });

  it("is asked for no more after ten wrong ones, however it is guessed", async () => {
    const ada = await admin.hire("owner");
    const client = admin.stranger();
    await client.ask("signIn", credentials(ada.email));
    const from = (at: number) => ({ "x-forwarded-for": `203.0.113.${at}` });
    for (let at = 0; at < 10; at++)
      await client.ask("proveTotp", { input: { code: "000000" }, headers: from(at) });
    const answer = await client.ask("proveTotp", { input: { code: codeOf(ada) }, headers: from(99) });
    expect(answer.faults).toEqual(["429 ADMIN__THROTTLED"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
  });
});

it("passwords are guessed ten times an hour, from wherever", async () => {
  const ada = await admin.hire("owner");
  const guess = (at: number, password: string) =>
    admin.stranger().ask("signIn", {
      ...credentials(ada.email, password),
      headers: { "x-forwarded-for": `198.51.100.${at}` },
    });
  for (let at = 0; at < 10; at++) expect((await guess(at, `guess ${at}`)).status).toBe(401);
  expect((await guess(50, STAFF_PASSWORD)).faults).toEqual(["429 ADMIN__THROTTLED"]);
  const refusals =
    await shop.sql`select from staff_audit where action = 'signInRefused' and staff_id = ${ada.id}`;
  expect(refusals).toHaveLength(10);
});

describe("a session", () => {
  it("ends after half an hour without use, and twelve hours after signing in", async () => {
    for (const column of ["last_used_at", "started_at"]) {
      const { client, id } = await admin.worker("owner");
      const minutes = column === "last_used_at" ? 30 : 12 * 60;
      const age = (by: number) =>
        shop.sql`update staff_session set ${shop.sql(column)} = now() - ${by} * interval '1 minute' where staff_id = ${id}`;
      await age(minutes - 1);
      expect((await client.ask("readMe")).status).toBe(200);
      await age(minutes + 1);
      expect((await client.ask("readMe")).faults).toEqual(["401 ADMIN__NOT_SIGNED_IN"]);
    }
  });

  it("waits a quarter of an hour for the second factor", async () => {
    const ada = await admin.hire("owner");
    const client = admin.stranger();
    await client.ask("signIn", credentials(ada.email));
    await shop.sql`update staff_session set started_at = now() - interval '16 minutes' where staff_id = ${ada.id}`;
    expect((await client.ask("proveTotp", { input: { code: codeOf(ada) } })).faults).toEqual([
      "401 ADMIN__NOT_SIGNED_IN",
    ]);
  });

  it("is listed and ended by its owner, by nobody else, and at once by a block", async () => {
    const ada = await admin.hire("owner");
    const client = await signIn(admin, ada);
    await shop.sql`update staff_account set totp_last_step = 0 where id = ${ada.id}`;
    const other = await signIn(admin, ada);
    const { sessions } = (await client.ask<{ sessions: StaffSession[] }>("listOwnSessions")).body;
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    const otherId = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const stranger = await admin.worker("owner");
    const foreign = await stranger.client.ask("endOwnSession", { params: { id: otherId } });
    expect(foreign.faults).toEqual(["404 FRAMEWORK__ENTITY_NOT_FOUND"]);
    expect((await other.ask("readMe")).status).toBe(200);
    expect((await client.ask("endOwnSession", { params: { id: otherId } })).status).toBe(204);
    expect((await other.ask("readMe")).status).toBe(401);
    await shop.sql`update staff_account set blocked_at = now() where id = ${ada.id}`;
    expect((await client.ask("readMe")).status).toBe(401);
  });

  it("ends with signing out", async () => {
    const { client } = await admin.worker("owner");
    const { token } = client;
    const answer = await client.ask("signOut");
    expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
    client.token = token;
    expect((await client.ask("readMe")).status).toBe(401);
  });
});

it("something sensitive asks again after five minutes, and takes password or code", async () => {
  const ada = await admin.worker("owner");
  const sensitive = () => ada.client.ask("renewRecoveryCodes");
  const forget = () =>
    shop.sql`update staff_session set proven_at = now() - interval '301 seconds' where staff_id = ${ada.id}`;
  expect((await sensitive()).status).toBe(200);
  await forget();
  expect((await sensitive()).faults).toEqual(["403 ADMIN__PROVE_AGAIN"]);
  expect((await ada.client.ask("listOwnSessions")).status).toBe(200);
  const wrong = await ada.client.ask("provePassword", { input: { password: "wrong" } });
  expect(wrong.faults).toEqual(["401 ADMIN__BAD_CREDENTIALS"]);
  expect((await sensitive()).faults).toEqual(["403 ADMIN__PROVE_AGAIN"]);
  await ada.client.ask("provePassword", { input: { password: STAFF_PASSWORD } });
  expect((await sensitive()).status).toBe(200);
  await forget();
  await ada.client.ask("proveTotp", { input: { code: codeOf(ada) } });
  expect((await sensitive()).status).toBe(200);
  const [{ started_at: started } = { started_at: "" }] = await shop.sql<{ started_at: string }[]>`
    select started_at from staff_session where staff_id = ${ada.id}`;
  expect(Date.parse(started)).toBeLessThan(Date.now());
});

it("another password signs every other device out", async () => {
  const ada = await admin.worker("service");
  const other = await signIn(admin, ada);
  const change = (password: string, newPassword: string) =>
    ada.client.ask("changeOwnPassword", { input: { password, newPassword } });
  expect((await change("wrong", "Ein ganz neues Wort 9")).faults).toEqual(["401 ADMIN__BAD_CREDENTIALS"]);
  expect((await change(STAFF_PASSWORD, "short")).faults).toEqual([
    "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /newPassword",
  ]);
  expect((await change(STAFF_PASSWORD, `${ada.email}1`)).faults).toEqual([
    "400 VIOLATION::PASSWORD_TOO_COMMON /newPassword",
  ]);
  expect((await change(STAFF_PASSWORD, "Ein ganz neues Wort 9")).status).toBe(204);
  expect((await other.ask("readMe")).status).toBe(401);
  expect((await ada.client.ask("readMe")).status).toBe(200);
});
