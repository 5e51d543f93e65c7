import type { CustomerAddress, EntitySearchResult } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { address, contextOf, newGuest, newMember, type Member } from "../harness/account/account.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const list = async ({ headers }: Member, criteria: object = {}) =>
  (await shop.api.post<EntitySearchResult<CustomerAddress>>("/account/list-address", criteria, headers)).body;
const add = ({ headers }: Member, more: object = {}) =>
  shop.api.post<CustomerAddress>("/account/address", address(more), headers);
const change = ({ headers }: Member, addressId: string, body: object) =>
  shop.api.patch<CustomerAddress>(`/account/address/${addressId}`, body, headers);
const remove = ({ headers }: Member, addressId: string) =>
  shop.api.delete(`/account/address/${addressId}`, undefined, headers);
const makeDefault = ({ headers }: Member, kind: "billing" | "shipping", addressId: string) =>
  shop.api.patch(`/account/address/default-${kind}/${addressId}`, undefined, headers);
const cities = async (member: Member, criteria: object = {}) =>
  (await list(member, criteria)).elements.map(({ city }) => city);

const kassel = { street: "Gasse 2", zipcode: "34117", city: "Kassel" };

describe.each([
  ["a customer", newMember],
  ["a guest", newGuest],
])("%s", (_, register) => {
  it("lists the own addresses with country, state and salutation [265]", async () => {
    const member = await register(shop);
    const salutationId = await salutation();
    await add(member, { ...kassel, countryStateId: id.state("de-he"), salutationId });
    const { elements, total } = await list(member, { "total-count-mode": "exact" });
    expect(total).toBe(2);
    expect(elements).toMatchObject([
      { city: "Frankfurt", isDefaultBillingAddress: true, isDefaultShippingAddress: true },
      {
        city: "Kassel",
        customerId: member.id,
        isDefaultBillingAddress: false,
        country: { iso: "DE" },
        countryState: { shortCode: "DE-HE" },
        salutation: { salutationKey: "mrs" },
      },
    ]);
  });

  it("changes an address as a whole: what is not sent is emptied [266]", async () => {
    const member = await register(shop);
    const phoneNumber = "+49 561 123456";
    const { body } = await add(member, { ...kassel, company: "Sund AG", phoneNumber });
    expect(body).toMatchObject({ company: "Sund AG", phoneNumber: "+49561123456" });
    const changed = (await change(member, body.id, address({ city: "Hanau" }))).body;
    expect(changed).toMatchObject({ id: body.id, city: "Hanau", company: null, phoneNumber: null });
    expect(changed.updatedAt).not.toBeNull();
    expect(await cities(member)).toEqual(["Frankfurt", "Hanau"]);
  });

  it("deletes an address that is not in use [265]", async () => {
    const member = await register(shop);
    const { body } = await add(member, kassel);
    expect((await remove(member, body.id)).status).toBe(204);
    expect(await cities(member)).toEqual(["Frankfurt"]);
    expect((await remove(member, body.id)).faults).toEqual(["400 CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND"]);
  });

  it("chooses defaults, each for itself [68, 267]", async () => {
    const member = await register(shop);
    const { body } = await add(member, kassel);
    expect((await makeDefault(member, "shipping", body.id)).status).toBe(204);
    const { customer } = await contextOf(shop, member.token);
    expect(customer).toMatchObject({
      defaultShippingAddress: { city: "Kassel" },
      defaultBillingAddress: { city: "Frankfurt" },
    });
    expect((await remove(member, body.id)).faults).toEqual(["400 CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT"]);
  });
});

async function salutation(): Promise<string> {
  const [row] = await shop.sql<{ id: string }[]>`select id from salutation where salutation_key = 'mrs'`;
  return row?.id ?? "";
}

it("a new default does not change the address of the running checkout", async () => {
  const member = await newMember(shop);
  const { body: chosen } = await add(member, kassel);
  const { body: other } = await add(member, { city: "Hanau" });
  await shop.api.patch("/context", { shippingAddressId: chosen.id }, member.headers);
  await makeDefault(member, "shipping", other.id);
  const { customer } = await contextOf(shop, member.token);
  expect(customer?.activeShippingAddress?.city).toBe("Kassel");
  expect((await remove(member, chosen.id)).faults).toEqual(["400 CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE"]);
});

it("keeps the mobile number and no other custom field [108]", async () => {
  const member = await newMember(shop);
  const customFields = { hearth_mobile_number: "+49 170 1234567", price: 0 };
  expect((await add(member, { customFields })).body.customFields).toEqual({
    hearth_mobile_number: "+491701234567",
  });
});

it("takes back an address as it was read", async () => {
  const member = await newMember(shop);
  const { body } = await add(member, kassel);
  const { status, body: changed } = await change(member, body.id, { ...body, street: "Gasse 3" });
  expect([status, changed.street, changed.city]).toEqual([200, "Gasse 3", "Kassel"]);
});

it.each([
  [{ zipcode: "1234" }, "400 VIOLATION::ZIP_CODE_INVALID /zipcode"],
  [{ zipcode: "12 345" }, "400 VIOLATION::ZIP_CODE_INVALID /zipcode"],
  [{ phoneNumber: "+48123456789" }, "400 VIOLATION::INVALID_FORMAT_ERROR /phoneNumber"],
  [{ countryStateId: id.state("pl-sl") }, "400 VIOLATION::ENTITY_DOES_NOT_EXISTS /countryStateId"],
  [{ countryId: id.unknownId }, "400 VIOLATION::ENTITY_DOES_NOT_EXISTS /countryId"],
  [{ accountType: "business" }, "400 VIOLATION::IS_BLANK_ERROR /company"],
  [{ firstName: "win at spam.com" }, "400 VIOLATION::INVALID_FORMAT_ERROR /firstName"],
])("a German address is refused with %j [213, 266]", async (more, fault) => {
  const member = await newGuest(shop);
  expect((await add(member, more)).faults).toEqual([fault]);
  const { elements } = await list(member);
  expect((await change(member, elements[0]?.id ?? "", address(more))).faults).toEqual([fault]);
});

it("a Polish address has its own rules", async () => {
  const member = await newGuest(shop);
  const polish = { countryId: id.country("pl"), zipcode: "40-001", phoneNumber: "+48123456789" };
  expect((await add(member, { ...polish, countryStateId: id.state("pl-sl") })).status).toBe(200);
});

it("can be searched, filtered, sorted and paged", async () => {
  const member = await newGuest(shop);
  await add(member, kassel);
  await add(member, { city: "Aachen" });
  expect(await cities(member, { sort: "city" })).toEqual(["Aachen", "Frankfurt", "Kassel"]);
  expect(await cities(member, { filter: { city: "Kassel" } })).toEqual(["Kassel"]);
  expect(await cities(member, { term: "gasse" })).toEqual(["Kassel"]);
  expect(await cities(member, { limit: 1, page: 2 })).toEqual(["Kassel"]);
});

it("never leaves a default behind that is gone, however many act at once", async () => {
  const member = await newMember(shop);
  for (let round = 0; round < 5; round++) {
    const { body } = await add(member, kassel);
    const answers = await Promise.all([
      makeDefault(member, "billing", body.id),
      remove(member, body.id),
      makeDefault(member, "shipping", body.id),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    const { customer } = await contextOf(shop, member.token);
    expect(customer?.defaultBillingAddress).not.toBeNull();
    expect(customer?.defaultShippingAddress).not.toBeNull();
  }
});
