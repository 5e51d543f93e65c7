import { expect, it } from "vitest";
import { ShopApiError } from "../shop/client/shop-error.ts";
import { ada, visitOf } from "./auth.fixture.server.ts";
import { guestOnly, requireCustomer, whileSignedIn } from "./guard.server.ts";

const page = new Request("https://shop.example/account/profile");
const seenBy = (customer: object | null) => visitOf({ readContext: () => ({ customer }) }).visit;

/** Where a redirect leads; null: stay. */
async function ledTo(run: () => Promise<unknown>): Promise<string | null> {
  const answer = await run().then(
    () => null,
    (thrown: unknown) => thrown as Response,
  );
  return answer && `${answer.status} ${answer.headers.get("location")}`;
}

it.each([
  ["a customer", ada, "302 /"],
  ["a guest", { ...ada, guest: true }, null],
  ["nobody", null, null],
])("a page for those who are not signed in sends %s to %s [165]", async (_who, customer, target) => {
  expect(await ledTo(() => guestOnly(seenBy(customer)))).toBe(target);
});

it("a page of customers asks others to sign in [166]", async () => {
  expect(await ledTo(() => requireCustomer(seenBy(null), page))).toBe(
    "302 /login?redirect=%2Faccount%2Fprofile&error=SessionRequired",
  );
});

it("whoever is refused by 403 is signed out, told that the session has ended, and asked to sign in [173, 301]", async () => {
  const visit = seenBy(ada);
  const refused = () => Promise.reject(new ShopApiError("changeProfile", 403, []));
  expect(await ledTo(() => whileSignedIn(visit, page, refused))).toMatch(/^302 \/login\?redirect=/);
  expect(visit.cookies.join("\n")).toMatch(/__Host-hearth-auth=; .*Max-Age=0/);
  expect(visit.cookies.join("\n")).toMatch(/hearth-visitor=anonymous; .*Max-Age=0/);
  expect(visit.notes.cookie(302)).toContain("sessionExpired~warning");
});

it("other refusals are nobody's end", async () => {
  const visit = seenBy(ada);
  const failed = new ShopApiError("changeProfile", 500, []);
  await expect(whileSignedIn(visit, page, () => Promise.reject(failed))).rejects.toBe(failed);
  expect(visit.cookies).toEqual([]);
});
