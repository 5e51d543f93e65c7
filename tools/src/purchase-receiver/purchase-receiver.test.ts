import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SIGNATURE_HEADER, signBody } from "@hearth/service/secrets";
import { afterEach, expect, it } from "vitest";
import { type PurchaseReceiver, startPurchaseReceiver } from "./purchase-receiver.ts";

const keys = ["key of the receiver's tests"];
const body = JSON.stringify({ event: "purchase" });
let receiver: PurchaseReceiver;
afterEach(() => receiver.close());

const tell = (id: string, signed = signBody(keys, body, Date.now())) =>
  fetch(receiver.url, {
    method: "POST",
    body,
    headers: { "idempotency-key": id, [SIGNATURE_HEADER]: signed },
  }).then(({ status }) => status);
const shown = async () => (await fetch(receiver.url.replace("/purchase", "/"))).json();

it("counts a purchase once however often it comes, and shows it", async () => {
  receiver = await startPurchaseReceiver({ port: 0, keys });
  expect([await tell("a"), await tell("b"), await tell("a")]).toEqual([204, 204, 204]);
  expect(await shown()).toMatchObject({
    arrived: 3,
    purchases: [
      { id: "a", times: 2, body: { event: "purchase" } },
      { id: "b", times: 1 },
    ],
  });
});

it("takes nothing that is not signed, or has no id", async () => {
  receiver = await startPurchaseReceiver({ port: 0, keys });
  expect(await tell("a", signBody(["another key"], body, Date.now()))).toBe(401);
  expect(await tell("")).toBe(400);
  expect(receiver.arrivals).toEqual([]);
});

it("knows after a restart what came before", async () => {
  const journal = join(mkdtempSync(join(tmpdir(), "purchases-")), "journal");
  receiver = await startPurchaseReceiver({ port: 0, keys, journal });
  await tell("a");
  await receiver.close();
  receiver = await startPurchaseReceiver({ port: 0, keys, journal });
  await tell("a");
  expect(await shown()).toMatchObject({ arrived: 2, purchases: [{ id: "a", times: 2 }] });
});
