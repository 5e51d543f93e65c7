import { endpoints } from "@hearth/contract";
import { expect, it } from "vitest";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop({
  prepare: (sql) => sql`
    insert into sales_channel select (jsonb_populate_record(c, ${sql.json({
      id: "0".repeat(32),
      access_key: "SWSCINACTIVECHANNELKEY0000",
      active: false,
    })})).* from sales_channel c`,
});

it.each([
  ["no key", undefined, "401 0"],
  ["an empty key", "", "401 0"],
  ["an unknown key", "SWSCNOBODYHASTHISKEY000000", "412 FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND"],
  ["a malformed key", "nonsense", "412 FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND"],
  [
    "the key of an inactive channel",
    "SWSCINACTIVECHANNELKEY0000",
    "412 FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND",
  ],
])("refuses %s [240]", async (_, key, fault) => {
  const refused = await shop.api.get("/context", { "sw-access-key": key });
  expect(refused.faults).toEqual([fault]);
});

it("guards every endpoint of the contract [240]", async () => {
  for (const { method, path } of Object.values(endpoints)) {
    const anywhere = path.replaceAll(/\{\w+\}/g, "0".repeat(32));
    const { status } = await fetch(`${shop.origin}/store-api${anywhere}`, { method });
    expect([path, status]).toEqual([path, 401]);
  }
});
