import { Writable } from "node:stream";
import { logSettings } from "@hearth/service";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

it("logs the constraint a row broke, and nothing of the row", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = Fastify({ logger: { ...logSettings("info"), stream } });
  const twice = shop.sql.begin(async (tx) => {
    await tx`create temp table told_once (email text constraint one_address unique) on commit drop`;
    await tx`insert into told_once values ('ada@example.com'), ('ada@example.com')`;
  });
  const error: unknown = await twice.catch((thrown: unknown) => thrown);
  expect(JSON.stringify(error)).toContain("ada@example.com");

  app.log.error({ err: error }, "request failed");
  await app.close();
  expect(lines.join("")).toContain("one_address");
  expect(lines.join("")).not.toContain("ada@example.com");
});
