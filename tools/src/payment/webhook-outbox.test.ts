import { afterEach, beforeEach, expect, it } from "vitest";
import { createWebhookOutbox, type WebhookOutbox } from "./webhook-outbox.ts";

let taken: string[];
let statuses: number[];
let outbox: WebhookOutbox;

beforeEach(() => {
  taken = [];
  statuses = [];
  const target = {
    sign: () => ({ signature: "genuine" }),
    deliver: (body: string, { signature }: Readonly<Record<string, string>>) => {
      taken.push(`${body} ${signature}`);
      return Promise.resolve(statuses.shift() ?? 200);
    },
  };
  outbox = createWebhookOutbox({ stripe: target, paypal: target }, 1);
});
afterEach(() => outbox.close());

const emit = (id: string) => outbox.emit({ id, provider: "stripe", type: "paid", body: id });

it("tries again until somebody takes it", async () => {
  statuses = [500, 0, 200];
  emit("a");
  await expect.poll(() => outbox.messages()).toMatchObject([{ state: "delivered", answers: [500, 0, 200] }]);
});

it("holds back, turns round and loses", async () => {
  outbox.hold();
  emit("a");
  emit("b");
  await outbox.settled();
  expect(taken).toEqual([]);
  expect(await outbox.release("reversed")).toEqual([200, 200]);
  expect(taken).toEqual(["b genuine", "a genuine"]);
  outbox.hold();
  emit("c");
  outbox.lose();
  expect(await outbox.release()).toEqual([]);
});

it("says things twice, and with a signature of somebody else", async () => {
  emit("a");
  await outbox.settled();
  await outbox.send("a");
  await outbox.send("a", { sign: () => ({ signature: "forged" }) });
  expect(taken).toEqual(["a genuine", "a genuine", "a forged"]);
});
