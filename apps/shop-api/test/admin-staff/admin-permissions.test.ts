import { type AdminEndpoint, adminEndpoints, type AdminOperationId } from "@hearth/admin-contract";
import { mayDo, OWN_ACCOUNT, rolePermissions, staffRoles } from "@hearth/rules";
import { describe, expect, it } from "vitest";
import { adminRequests, answeredNo } from "../harness/admin/admin-requests.ts";
import type { World } from "../harness/admin/admin-world.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/*
 * Every endpoint × every role, from the contract's table and the rules' table: whoever may gets an answer, and what was done is on record
 * once; whoever may not gets 403 and leaves no trace. Nothing more, nothing less.
 */
const shop = testShop({ env: { VAT_REGISTER_URL: "http://127.0.0.1:9" } });
const admin = testAdmin(shop);
const operations = Object.keys(adminEndpoints) as AdminOperationId[];
const endpointOf = (operation: AdminOperationId): AdminEndpoint => adminEndpoints[operation];
const closed = operations.filter((operation) => endpointOf(operation).access !== "open");
const isFor = (operation: AdminOperationId, stage: "full" | "password" | "enrolment") =>
  (endpointOf(operation).access as readonly string[]).includes(stage);
const recordsOf = async (staffId: string) =>
  (await shop.sql<{ n: number }[]>`select count(*)::int as n from staff_audit where staff_id = ${staffId}`)[0]
    ?.n ?? 0;
const hasObject = (operation: AdminOperationId) => Object.keys(endpointOf(operation).pathParams).length > 0;
const somewhereElse = (operation: AdminOperationId) =>
  Object.fromEntries(
    Object.keys(endpointOf(operation).pathParams).map((name) => [
      name,
      name === "reference"
        ? "ZZZZZZZZZZ"
        : endpointOf(operation).resource === "job"
          ? "999999999"
          : "0".repeat(31) + "1",
    ]),
  );

describe.each(staffRoles)("%s", (role) => {
  const isAllowed = (operation: AdminOperationId) => {
    const { resource, action } = endpointOf(operation);
    return mayDo(rolePermissions[role], resource, action);
  };

  /** What is answered, and how often it is on record. */
  const expected = (operation: AdminOperationId): [string[], number] => {
    if (!isFor(operation, "full")) return [["401 ADMIN__NOT_SIGNED_IN"], 0];
    if (!isAllowed(operation)) return [["403 ADMIN__NOT_ALLOWED"], 0];
    if (answeredNo.has(operation)) return [["401 ADMIN__BAD_CODE"], 1];
    return [[], endpointOf(operation).action === "read" ? 0 : 1];
  };

  it.each(closed)("%s", async (operation) => {
    const world: World = { shop, admin, who: await admin.worker(role) };
    const wish = await adminRequests[operation](world);
    const before = await recordsOf(world.who.id);
    const answer = await world.who.client.ask(operation, wish);
    const records = (await recordsOf(world.who.id)) - before;
    expect([answer.faults, records]).toEqual(expected(operation));
  });

  it.each(closed.filter(hasObject))("%s of something that is not there, or not theirs", async (operation) => {
    const world: World = { shop, admin, who: await admin.worker(role) };
    const wish = await adminRequests[operation](world);
    const before = await recordsOf(world.who.id);
    const answer = await world.who.client.ask(operation, { ...wish, params: somewhereElse(operation) });
    expect(answer.faults).toEqual([
      isAllowed(operation) ? "404 FRAMEWORK__ENTITY_NOT_FOUND" : "403 ADMIN__NOT_ALLOWED",
    ]);
    expect((await recordsOf(world.who.id)) - before).toBe(0);
  });

  it.each(closed.filter((operation) => endpointOf(operation).isSensitive && isFor(operation, "full")))(
    "%s, six minutes after proving who it is",
    async (operation) => {
      const world: World = { shop, admin, who: await admin.worker(role) };
      const wish = await adminRequests[operation](world);
      await shop.sql`update staff_session set proven_at = now() - interval '6 minutes' where staff_id = ${world.who.id}`;
      const answer = await world.who.client.ask(operation, wish);
      expect(answer.faults).toEqual([
        isAllowed(operation) ? "403 ADMIN__PROVE_AGAIN" : "403 ADMIN__NOT_ALLOWED",
      ]);
    },
  );
});

describe.each(["nobody", "password", "enrolment", "blocked", "expired"] as const)("%s", (state) => {
  it.each(closed)("%s", async (operation) => {
    const world: World = { shop, admin, who: await admin.worker("owner") };
    const wish = await adminRequests[operation](world);
    const { client, id } = world.who;
    if (state === "nobody") client.token = null;
    else if (state === "blocked")
      await shop.sql`update staff_account set blocked_at = now() where id = ${id}`;
    else if (state === "expired")
      await shop.sql`update staff_session set last_used_at = now() - interval '1 hour' where staff_id = ${id}`;
    else await shop.sql`update staff_session set stage = ${state} where staff_id = ${id}`;
    // Whoever has a factor has nothing to set up.
    if (state === "enrolment") await shop.sql`update staff_account set totp_secret = null where id = ${id}`;
    const answer = await client.ask(operation, wish);
    const isLetIn = (state === "password" || state === "enrolment") && isFor(operation, state);
    expect(answer.faults.includes("401 ADMIN__NOT_SIGNED_IN")).toBe(!isLetIn);
    expect(answer.status < 300 && !isLetIn).toBe(false);
  });
});

it("only signing in and invitations are open, and only one's own account is everybody's [345]", () => {
  const open = operations.filter((operation) => endpointOf(operation).access === "open");
  expect(open).toEqual([
    "signIn",
    "readSignInWays",
    "startCompanySignIn",
    "signInByCompany",
    "readInvitation",
    "acceptInvitation",
  ]);
  const everybodys = closed.filter((operation) => endpointOf(operation).resource === OWN_ACCOUNT);
  expect(everybodys.every((operation) => /^\/(session|own)(\/|$)/.test(endpointOf(operation).path))).toBe(
    true,
  );
});

it("a role of the shop's own may do what its row says, from the next request on", async () => {
  const { client, id } = await admin.worker({ review: ["read"], job: ["read"] });
  const statuses = async () =>
    Promise.all(
      (["listReviews", "listDeadJobs", "listOrders"] as const).map(
        async (each) => (await client.ask(each)).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200, 403]);
  await shop.sql`update staff_role r set permissions = '{"order": ["read"]}' from staff_account a where a.role_id = r.id and a.id = ${id}`;
  expect(await statuses()).toEqual([403, 403, 200]);
});
