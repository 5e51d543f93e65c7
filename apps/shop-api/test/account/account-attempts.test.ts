import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attemptsInRedis } from "../../src/platform/attempts/attempts-redis.ts";
import { attemptsInTable } from "../../src/platform/attempts/attempts-table.sql.ts";
import { type AttemptStore, createAttempts } from "../../src/platform/attempts/attempts.ts";
import { type Area, limits } from "../../src/platform/attempts/attempts-rule.ts";
import { testShop } from "../harness/test-shop.ts";

const redisUrl = process.env.REDIS_URL;
// Nobody listens there.
const deadUrl = "redis://127.0.0.1:1";
const shop = testShop();

const newWho = () => ({
  address: `10.${randomBytes(3).join(".")}`,
  account: `${randomBytes(8).toString("hex")}@example.com`,
});
const openRedis = (url: string) => {
  const redis = new Redis(url, {
    keyPrefix: "attempts-test:",
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => 50,
  });
  redis.on("error", () => {});
  return redis;
};

const readyRedis = async () => {
  const redis = openRedis(redisUrl ?? deadUrl);
  await once(redis, "ready");
  return redis;
};

/** A store to test, how to let time pass in it, and how to close it. */
interface Subject {
  store: AttemptStore;
  /** Makes everything so much older. */
  age(seconds: number): Promise<void>;
  close(): void;
}

const inTable = async (): Promise<Subject> => ({
  store: attemptsInTable(shop.services.transact),
  async age(seconds) {
    await shop.sql`update rate_limit set blocked_until = blocked_until - ${seconds} * interval '1 second',
      expires_at = expires_at - ${seconds} * interval '1 second'`;
  },
  close: () => {},
});

const inRedis = async (): Promise<Subject> => {
  const redis = await readyRedis();
  return {
    store: attemptsInRedis(redis),
    async age(seconds) {
      const keys = (await redis.keys("attempts-test:attempts:*")).map((key) =>
        key.replace("attempts-test:", ""),
      );
      for (const key of keys) {
        const until = Number(await redis.hget(key, "until"));
        await redis.hset(key, "until", String(until - seconds * 1000));
        const left = (await redis.ttl(key)) - seconds;
        await (left > 0 ? redis.expire(key, left) : redis.del(key));
      }
    },
    close: () => redis.disconnect(),
  };
};

type Open = () => Promise<Subject>;
const stores: [string, Open][] = [
  ["the table", inTable],
  ...(redisUrl ? [["Redis", inRedis] as [string, Open]] : []),
];

describe.each(stores)("counted in %s", (_name, open) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await open();
  });
  const attempts = () =>
    createAttempts({ table: subject.store, redis: undefined, limits: limits(10), warn: () => {} });
  const takeMany = async (area: Area, count: number, who = newWho()) => {
    const waits = [];
    for (let attempt = 0; attempt < count; attempt++) waits.push(await attempts().take(area, who));
    return waits;
  };
  afterAll(() => subject?.close());

  it("an account has ten attempts, then it waits an hour, from wherever it is tried", async () => {
    const { account } = newWho();
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await attempts().take("login", { ...newWho(), account })).toBeUndefined();
    expect(await attempts().take("login", { ...newWho(), account: account.toUpperCase() })).toBeGreaterThan(
      3590,
    );
    await subject.age(3590);
    expect(await attempts().take("login", { ...newWho(), account })).toBeLessThanOrEqual(10);
    await subject.age(11);
    expect(await attempts().take("login", { ...newWho(), account })).toBeUndefined();
  });

  it("an address waits 10, 30 and 60 seconds after 10, 15 and 20 attempts", async () => {
    const { address } = newWho();
    const take = () => attempts().take("login", { ...newWho(), address });
    const waitsAfter: Record<number, number> = { 10: 10, 15: 30, 20: 60 };
    for (let attempt = 1; attempt <= 21; attempt++) {
      expect(await take()).toBeUndefined();
      if (attempt < 10) continue;
      const wait = waitsAfter[attempt] ?? (attempt > 20 ? 60 : attempt > 15 ? 30 : 10);
      expect(await take()).toBe(wait);
      await subject.age(wait + 1);
    }
  });

  it("what has to wait is not counted", async () => {
    const who = newWho();
    await takeMany("recovery", 3, who);
    expect(await takeMany("recovery", 5, who)).toEqual([30, 30, 30, 30, 30]);
    await subject.age(31);
    expect(await takeMany("recovery", 2, who)).toEqual([undefined, 30]);
  });

  it("many at once do not slip through", async () => {
    const { account } = newWho();
    const taken = await Promise.all(
      Array.from({ length: 60 }, () => attempts().take("login", { ...newWho(), account })),
    );
    expect(taken.filter((wait) => wait === undefined)).toHaveLength(10);
  });

  it("the rightful owner is forgiven; what the network tried elsewhere is not", async () => {
    const { address } = newWho();
    const mine = { ...newWho(), address };
    await takeMany("login", 9, mine);
    await attempts().succeed("login", mine);
    expect(await takeMany("login", 9, mine)).toEqual(Array.from({ length: 9 }));
    await attempts().succeed("login", mine);
    for (let attempt = 0; attempt < 9; attempt++) await attempts().take("login", { ...newWho(), address });
    await attempts().take("login", mine);
    await attempts().succeed("login", mine);
    await attempts().take("login", { ...newWho(), address });
    expect(await attempts().take("login", { ...newWho(), address })).toBe(10);
  });

  describe("so many in an hour", () => {
    const hourly = () => {
      const count = { area: "test", kind: "door", value: newWho().account, mostPerHour: 3 };
      return {
        take: () => attempts().takeEach([count]),
        giveBack: (n: number) => attempts().giveBack([count], n),
      };
    };

    it("are counted from the first: gaps of half an hour do not add up for ever", async () => {
      const { take } = hourly();
      const waits = [];
      for (let nth = 0; nth < 8; nth++) {
        waits.push(await take());
        await subject.age(1900);
      }
      expect(waits).toEqual(Array.from({ length: 8 }));
    });

    it("wait an hour after the last, also where the hour of the first is nearly over", async () => {
      const { take } = hourly();
      await take();
      await subject.age(3500);
      expect([await take(), await take()]).toEqual([undefined, undefined]);
      await subject.age(200);
      expect(await take()).toBeGreaterThan(3300);
      await subject.age(3401);
      expect([await take(), await take()]).toEqual([undefined, undefined]);
    });

    it("are given back, and the wait with them", async () => {
      const { take, giveBack } = hourly();
      for (let nth = 0; nth < 3; nth++) expect(await take()).toBeUndefined();
      expect(await take()).toBeGreaterThan(0);
      await giveBack(1);
      expect(await take()).toBeUndefined();
      expect(await take()).toBeGreaterThan(0);
    });
  });

  it("everything is forgotten after a day without attempts", async () => {
    const who = newWho();
    await takeMany("contact", 4, who);
    await subject.age(24 * 3600 + 1);
    expect(await takeMany("contact", 4, who)).toEqual([undefined, undefined, undefined, 30]);
  });
});

describe("when Redis is away", () => {
  it("the table counts: never open", async () => {
    const redis = openRedis(deadUrl);
    const attempts = createAttempts({
      table: attemptsInTable(shop.services.transact),
      redis: attemptsInRedis(redis),
      limits: limits(10),
      warn: () => {},
    });
    const who = newWho();
    const waits = [];
    for (let attempt = 0; attempt < 5; attempt++) waits.push(await attempts.take("recovery", who));
    expect(waits).toEqual([undefined, undefined, undefined, 30, 30]);
    redis.disconnect();
  });

  it.runIf(redisUrl)("the table takes over in the middle", async () => {
    const redis = await readyRedis();
    const attempts = createAttempts({
      table: attemptsInTable(shop.services.transact),
      redis: attemptsInRedis(redis),
      limits: limits(10),
      warn: () => {},
    });
    const who = newWho();
    await attempts.take("recovery", who);
    redis.disconnect();
    const waits = [];
    for (let attempt = 0; attempt < 4; attempt++) waits.push(await attempts.take("recovery", who));
    expect(waits).toEqual([undefined, undefined, undefined, 30]);
  });
});
