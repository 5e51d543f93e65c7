import { type Endpoint, endpoints } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { asCustomer, asGuest } from "../harness/account/given-account.ts";
import { testShop } from "../harness/test-shop.ts";
import { operations, pathOf, send, validRequest } from "../harness/content/valid-requests.ts";

/* Who may call what is a column of the endpoint table and holds for every endpoint in it. */
const shop = testShop();
const REFUSED = ["403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN"];

describe.each(operations)("%s", (operation) => {
  const { login }: Endpoint = endpoints[operation];
  const { given: _own, ...request } = validRequest(operation);
  const faultsFor = async (who: "nobody" | "guest" | "customer") => {
    const as = { nobody: async () => ({}), guest: asGuest, customer: asCustomer() }[who];
    return (
      await send(shop.api, operation, {
        ...request,
        headers: { ...request.headers, ...(await as(shop.sql)) },
      })
    ).faults;
  };

  it("is for nobody, guests and customers as the table says [236, 237]", async () => {
    const isRefused = {
      nobody: (await faultsFor("nobody")).join() === REFUSED.join(),
      guest: (await faultsFor("guest")).join() === REFUSED.join(),
      customer: (await faultsFor("customer")).join() === REFUSED.join(),
    };
    expect(isRefused).toEqual({
      nobody: login !== "none",
      guest: login === "customer",
      customer: false,
    });
  });
});

const guarded = operations.filter((operation) => (endpoints[operation] as Endpoint).login !== "none");

it.each(guarded)("%s refuses before it looks at what was sent", async (operation) => {
  const { method }: Endpoint = endpoints[operation];
  const path = pathOf(operation, validRequest(operation).params);
  const call = { GET: shop.api.get, POST: shop.api.post, PATCH: shop.api.patch, DELETE: shop.api.delete }[
    method
  ];
  const { faults } =
    method === "GET" ? await shop.api.get(path) : await call(path, { nonsense: true } as never);
  expect(faults).toEqual(REFUSED);
});
