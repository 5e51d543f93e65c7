import type { CustomerAddress, EntitySearchResult, ProductReview, Wishlist } from "@hearth/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { address, type Member, newGuest, newMember } from "../harness/account/account.ts";
import type { Answer, Headers } from "../harness/api-client.ts";
import { review } from "../harness/account/belonging-requests.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

/* Every endpoint about something a customer owns, asked by its owner, by another customer, by a guest, and by nobody. */
const shop = testShop();

interface Owned {
  owner: Member;
  addressId: string;
  reviewId: string;
}

/** Everything a customer can own; the review waits for approval. */
async function newOwner(): Promise<Owned> {
  const owner = await newMember(shop);
  const { headers } = owner;
  const added = await shop.api.post<CustomerAddress>(
    "/account/address",
    address({ city: "Kassel" }),
    headers,
  );
  await shop.api.post(`/customer/wishlist/add/${id.product("hose")}`, undefined, headers);
  await shop.api.post(`/product/${id.product("hose")}/review`, review(), headers);
  const { body } = await shop.api.post<EntitySearchResult<ProductReview>>(
    `/product/${id.product("hose")}/reviews`,
    {},
    headers,
  );
  const own = body.elements.find(({ status }) => status === false);
  return { owner, addressId: added.body.id, reviewId: own?.id ?? "" };
}

type Ask = (owned: Owned, headers: Headers) => Promise<Answer<unknown>>;

/** What the owner, another customer, a guest and nobody are answered. */
const NOBODY = "403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN";
const NO_ADDRESS = "400 CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND";
const requests: Record<string, [ask: Ask, owner: string, other: string, guest: string]> = {
  updateCustomerAddress: [
    ({ addressId }, headers) => shop.api.patch(`/account/address/${addressId}`, address(), headers),
    "200",
    NO_ADDRESS,
    NO_ADDRESS,
  ],
  defaultBillingAddress: [
    ({ addressId }, headers) =>
      shop.api.patch(`/account/address/default-billing/${addressId}`, undefined, headers),
    "204",
    NO_ADDRESS,
    NO_ADDRESS,
  ],
  defaultShippingAddress: [
    ({ addressId }, headers) =>
      shop.api.patch(`/account/address/default-shipping/${addressId}`, undefined, headers),
    "204",
    NO_ADDRESS,
    NO_ADDRESS,
  ],
  deleteCustomerAddress: [
    ({ addressId }, headers) => shop.api.delete(`/account/address/${addressId}`, undefined, headers),
    "204",
    NO_ADDRESS,
    NO_ADDRESS,
  ],
  deleteProductOnWishlist: [
    (_, headers) => shop.api.delete(`/customer/wishlist/delete/${id.product("hose")}`, undefined, headers),
    "200",
    "404 CHECKOUT__WISHLIST_NOT_FOUND",
    NOBODY,
  ],
  readCustomerWishlist: [
    (_, headers) => shop.api.post("/customer/wishlist", {}, headers),
    "200",
    "404 CHECKOUT__WISHLIST_NOT_FOUND",
    NOBODY,
  ],
  saveProductReview: [
    ({ reviewId }, headers) =>
      shop.api.post(
        `/product/${id.product("hose")}/review`,
        review({ id: reviewId, title: "Geändert" }),
        headers,
      ),
    "204",
    "400 VIOLATION::ENTITY_DOES_NOT_EXISTS /id",
    NOBODY,
  ],
};

const told = ({ status, faults }: Answer<unknown>) => (faults.length > 0 ? faults.join() : String(status));

describe.each(Object.entries(requests))("%s", (_, [ask, owner, other, guest]) => {
  let owned: Owned;
  beforeAll(async () => {
    owned = await newOwner();
  });

  it("is refused to others, who change nothing, and granted to the owner", async () => {
    const before = await everythingOf(owned);
    expect(told(await ask(owned, (await newMember(shop)).headers))).toBe(other);
    expect(told(await ask(owned, (await newGuest(shop)).headers))).toBe(guest);
    expect(told(await ask(owned, {}))).toBe(NOBODY);
    expect(await everythingOf(owned)).toEqual(before);
    expect(told(await ask(owned, owned.owner.headers))).toBe(owner);
  });
});

async function everythingOf({ owner }: Owned) {
  const { sql } = shop;
  return [
    await sql`select * from customer_address where customer_id = ${owner.id} order by id`,
    await sql`select default_billing_address_id, default_shipping_address_id from customer where id = ${owner.id}`,
    await sql`select * from wishlist_product where customer_id = ${owner.id}`,
    await sql`select * from product_review where customer_id = ${owner.id}`,
  ];
}

describe("lists hold what is one's own", () => {
  it("and nothing of others", async () => {
    const owned = await newOwner();
    const strangers = [await newMember(shop), await newGuest(shop)];
    for (const { headers, id: strangerId } of strangers) {
      const { body } = await shop.api.post<EntitySearchResult<CustomerAddress>>(
        "/account/list-address",
        { ids: [owned.addressId] },
        headers,
      );
      expect(body.elements).toEqual([]);
      const all = await shop.api.post<EntitySearchResult<CustomerAddress>>(
        "/account/list-address",
        {},
        headers,
      );
      expect(all.body.elements.map(({ customerId }) => customerId)).toEqual([strangerId]);
      const context = await shop.api.patch("/context", { shippingAddressId: owned.addressId }, headers);
      expect(context.faults).toEqual(["400 VIOLATION::ENTITY_DOES_NOT_EXISTS /shippingAddressId"]);
    }
    const { body } = await shop.api.post<Wishlist>("/customer/wishlist", {}, owned.owner.headers);
    expect(body.products.elements).toHaveLength(1);
  });

  it.each(["/account/list-address", "/customer/wishlist", "/account/newsletter-recipient"])(
    "%s is nobody's without a session",
    async (path) => {
      expect((await shop.api.post(path)).faults).toEqual([NOBODY]);
    },
  );
});

it("an own id cannot be chosen for somebody else's thing", async () => {
  const owned = await newOwner();
  const { headers, id: strangerId } = await newMember(shop);
  const { body } = await shop.api.post<CustomerAddress>(
    "/account/address",
    { ...address(), id: owned.addressId, customerId: owned.owner.id },
    headers,
  );
  expect(body.id).not.toBe(owned.addressId);
  expect(body.customerId).toBe(strangerId);
});
