import type { Me, Passkey } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import {
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from "../harness/admin/software-authenticator.ts";
import { STAFF_PASSWORD, testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);

const make = async (client: AdminClient, key: SoftwareAuthenticator) =>
  client.ask("addPasskey", {
    input: { name: "Schlüsselbund", response: key.create((await client.ask("startPasskey")).body) },
  });
const prove = async (client: AdminClient, key: SoftwareAuthenticator) =>
  client.ask<Me>("provePasskey", { input: { response: key.get((await client.ask("offerPasskey")).body) } });
const begin = async (email: string) => {
  const client = admin.stranger();
  void (await client.ask("signIn", { input: { email, password: STAFF_PASSWORD } })).body;
  return client;
};

it("a passkey is made, signs in, proves again, and is forgotten while another factor is left", async () => {
  const ada = await admin.worker("owner");
  const key = softwareAuthenticator();
  expect((await make(ada.client, key)).body).toMatchObject({ recoveryCodes: expect.any(Array) });
  const client = await begin(ada.email);
  const signedIn = (await prove(client, key)).body;
  expect(signedIn).toMatchObject({ stage: "full", factors: ["totp", "passkey", "recovery-code"] });
  const before = client.token;
  expect((await prove(client, key)).status).toBe(200);
  expect(client.token).not.toBe(before);

  expect((await client.ask("removeTotp")).status).toBe(204);
  const { passkeys } = (await client.ask<{ passkeys: Passkey[] }>("listPasskeys")).body;
  expect(passkeys).toMatchObject([{ name: "Schlüsselbund", lastUsedAt: expect.any(String) }]);
  const last = await client.ask("removePasskey", { params: { id: passkeys[0]?.id ?? "" } });
  expect(last.faults).toEqual(["409 ADMIN__LAST_FACTOR"]);
  const stranger = await admin.worker("owner");
  const foreign = await stranger.client.ask("removePasskey", { params: { id: passkeys[0]?.id ?? "" } });
  expect(foreign.faults).toEqual(["404 FRAMEWORK__ENTITY_NOT_FOUND"]);
});

it("what was signed once signs in no second time, and nothing without having been asked", async () => {
  const ada = await admin.worker("owner");
  const key = softwareAuthenticator();
  await make(ada.client, key);
  const client = await begin(ada.email);
  const response = key.get((await client.ask("offerPasskey")).body);
  expect((await client.ask("provePasskey", { input: { response } })).status).toBe(200);
  const again = await begin(ada.email);
  expect((await again.ask("provePasskey", { input: { response } })).faults).toEqual(["401 ADMIN__BAD_CODE"]);
  await again.ask("offerPasskey");
  expect((await again.ask("provePasskey", { input: { response } })).faults).toEqual(["401 ADMIN__BAD_CODE"]);
  const own = key.get({ challenge: "bm9ib2R5IGFza2Vk", rpId: "localhost" });
  expect((await again.ask("provePasskey", { input: { response: own } })).faults).toEqual([
    "401 ADMIN__BAD_CODE",
  ]);
});

it("a key of another person, page, or without finger or PIN opens nothing", async () => {
  const [ada, bea] = [await admin.worker("owner"), await admin.worker("owner")];
  const beas = softwareAuthenticator();
  await make(bea.client, beas);
  const adas = softwareAuthenticator();
  await make(ada.client, adas);
  const client = await begin(ada.email);
  expect((await prove(client, beas)).faults).toEqual(["401 ADMIN__BAD_CODE"]);
  for (const habits of [{ origin: "https://evil.example" }, { isVerified: false }]) {
    const answer = await make(bea.client, softwareAuthenticator(habits));
    expect(answer.faults).toEqual(["401 ADMIN__BAD_CODE"]);
  }
  for (const response of [{}, { id: 5 }, { id: "x", response: null }])
    expect((await client.ask("provePasskey", { input: { response } })).faults).toEqual([
      "401 ADMIN__BAD_CODE",
    ]);
});
