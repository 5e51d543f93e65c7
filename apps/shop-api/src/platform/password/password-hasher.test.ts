import { afterAll, expect, it } from "vitest";
import { createPasswordHasher } from "./password-hasher.ts";

const hasher = createPasswordHasher(1);
afterAll(() => hasher.close());

/** Hashes have the lowest priority: on a busy machine everybody else comes first, here too. */
const patient = { timeout: 600_000 };

it("writes argon2id in PHC format with the shop's cost, salted anew each time", patient, async () => {
  const [one, other] = await Promise.all([hasher.hash("correct horse"), hasher.hash("correct horse")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
});

it("knows the right password and no other", patient, async () => {
  const hash = await hasher.hash("Zażółć gęślą jaźń");
  expect(await hasher.verify("Zażółć gęślą jaźń", hash)).toBe(true);
  expect(await hasher.verify("zażółć gęślą jaźń", hash)).toBe(false);
  expect(await hasher.verify("", hash)).toBe(false);
});

it("takes the same password in another Unicode form", patient, async () => {
  const hash = await hasher.hash("caf\u00e9 caf\u00e9");
  expect(await hasher.verify("cafe\u0301 cafe\u0301", hash)).toBe(true);
});

it("reads hashes of another cost, as an old shop brings them", patient, async () => {
  const old = "$argon2id$v=19$m=4096,t=3,p=1$YWJjZGVmZ2hpamtsbW5vcA$" + "A".repeat(43);
  expect(await hasher.verify("anything", old)).toBe(false);
});

it("says no where there is no hash, after the same work", patient, async () => {
  expect(await hasher.verify("anything", null)).toBe(false);
});

it("refuses with a time to wait when too many want in at once", patient, async () => {
  hasher.needsRoom();
  const all = Promise.allSettled(Array.from({ length: 29 }, () => hasher.hash("x")));
  expect(() => hasher.needsRoom()).toThrow("FRAMEWORK__RATE_LIMIT_EXCEEDED");
  const results = await all;
  hasher.needsRoom();
  const refused = results.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
  expect(refused).toHaveLength(8);
  expect(refused[0]?.reason).toMatchObject({ status: 429 });
});

it("goes on with a new thread after one was ended", patient, async () => {
  const own = createPasswordHasher(1);
  const cut = own.hash("x");
  await own.close();
  await expect(cut).rejects.toThrow("ended");
  expect(await own.verify("x", await own.hash("x"))).toBe(true);
  await own.close();
});

it("leaves the event loop free while it computes", patient, async () => {
  await hasher.hash("warm");
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 1);
  await Promise.all(Array.from({ length: 5 }, () => hasher.hash("x")));
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(5);
});
