import { describe, expect, it } from "vitest";
import { ApiFailure } from "@hearth/contract";
import { runStaffCommand } from "../../src/staff-command.ts";
import { contextOf, mailsTo, newMember } from "../harness/account/account.ts";
import { review } from "../harness/account/belonging-requests.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const staff = (...args: string[]) => runStaffCommand(shop.services, args);
const detailOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "no refusal",
    (error: unknown) => (error instanceof ApiFailure ? error.errors[0]?.detail : error),
  );

describe("reviews", () => {
  it("are listed, approved and rejected", async () => {
    const { headers } = await newMember(shop);
    await shop.api.post(`/product/${id.product("valve")}/review`, review({ name: "Ada" }), headers);
    const listed = await staff("reviews", "list");
    expect(listed).toContain("WZ-V-12  4/5  Ada\n  Heizt gut");
    const reviewId = listed.slice(0, 32);
    expect(await staff("reviews", "approve", reviewId)).toBe(`${reviewId} approved`);
    expect(await staff("reviews", "list")).not.toContain(reviewId);
    expect(await staff("reviews", "list", "approved")).toContain(reviewId);
    expect(await staff("reviews", "reject", reviewId)).toBe(`${reviewId} rejected`);
    expect(await staff("reviews", "list", "rejected")).toContain(reviewId);
    expect(await staff("reviews", "list", "approved")).toBe("no approved reviews");
  });

  it.each([id.unknownId, "nonsense", "'; drop table product_review"])(
    "called %s do not exist",
    async (unknown) => {
      expect(await detailOf(staff("reviews", "approve", unknown))).toBe("There is no such review.");
    },
  );

  it("cannot steer the terminal they are shown on", async () => {
    const { headers } = await newMember(shop);
    await shop.api.post(`/product/${id.product("hose")}/review`, review(), headers);
    await shop.sql`update product_review set content = ${"\u001B[2J\u001B]0;pwned\u0007 gone"} where title = 'Heizt gut'`;
    // eslint-disable-next-line no-control-regex
    expect(await staff("reviews", "list")).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F]/);
  });
});

describe("groups", () => {
  const business = {
    accountType: "business",
    company: "Brenner GmbH",
    vatIds: ["DE123456789"],
    requestedGroupId: id.customerGroup("trade"),
  };
  const groupOf = async (token: string) => (await contextOf(shop, token)).currentCustomerGroup.id;

  it("that somebody asked for are accepted, which the session shows at once and a mail tells", async () => {
    const { email, token } = await newMember(shop, business);
    const listed = await staff("groups", "list");
    expect(listed).toContain(`Fachhandwerk  Ada Brenner  Brenner GmbH  ${email}  DE123456789`);
    const [number = ""] = listed.split(" ");
    expect(await groupOf(token)).toBe(id.customerGroup("consumer"));
    expect(await staff("groups", "accept", number)).toBe(`${number} accepted`);
    expect(await groupOf(token)).toBe(id.customerGroup("trade"));
    expect((await mailsTo(shop, email)).at(-1)).toMatchObject({
      template: "group-accepted",
      data: { groupName: "Fachhandwerk", accountLink: "http://shop.example/account" },
    });
    expect(await detailOf(staff("groups", "accept", number))).toBe("This customer asks for no group.");
  });

  it("are declined", async () => {
    const member = await newMember(shop, business);
    expect(await staff("groups", "decline", member.id)).toBe(`${member.id} declined`);
    expect(await groupOf(member.token)).toBe(id.customerGroup("consumer"));
    expect(await staff("groups", "list")).toBe("nobody asks for a group");
  });
});

it.each([
  [],
  ["reviews"],
  ["reviews", "approve"],
  ["reviews", "list", "all"],
  ["groups", "list", "x"],
  ["constructor"],
])("explains itself to %j", async (...args: string[]) => {
  expect(await staff(...args)).toContain("staff reviews approve|reject <review id>");
});
