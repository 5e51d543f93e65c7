import { type Endpoint, endpoints } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";
import { operations, pathOf, send, toQuery, validRequest } from "../harness/content/valid-requests.ts";

const shop = testShop();
const twins = operations.filter((operation) => {
  const endpoint: Endpoint = endpoints[operation];
  // Files belong to somebody and have no body to compare: order-files.test.ts.
  return endpoint.alsoGet && endpoint.answers[200] !== null;
});

it.each(twins)("%s answers GET like POST", async (operation) => {
  const { params, body = {} } = validRequest(operation);
  const got = await shop.api.get(pathOf(operation, params) + toQuery(body));
  const posted = await send(shop.api, operation);
  expect(got.body).toEqual(posted.body);
});

it("reads nested criteria from the query, as PHP clients write them", async () => {
  const query = [
    "filter[0][type]=or",
    "filter[0][queries][0][type]=equals&filter[0][queries][0][field]=iso&filter[0][queries][0][value]=DE",
    "filter[0][queries][1][type]=contains&filter[0][queries][1][field]=name&filter[0][queries][1][value]=pol",
    "sort=-iso&limit=5&page=1&total-count-mode=exact&associations[states][limit]=",
  ];
  const bad = await shop.api.get(`/country?${query.join("&")}`);
  expect(bad.faults).toEqual(["400 FRAMEWORK__INVALID_LIMIT_QUERY /associations/states/limit"]);
  const { body } = await shop.api.get(`/country?${query.slice(0, 3).join("&")}&sort=-iso`);
  expect(body).toMatchObject({ elements: [{ iso: "PL" }, { iso: "DE" }] });
});

it.each([
  ["repeated keys with brackets", (ids: string[]) => ids.map((each) => `ids[]=${each}`).join("&")],
  ["repeated keys without", (ids: string[]) => ids.map((each) => `ids=${each}`).join("&")],
  ["joined text", (ids: string[]) => `ids=${ids.join("|")}`],
])("reads lists as %s", async (_, write) => {
  const ids = [id.media("module.svg"), id.media("detail.svg")];
  const { body } = await shop.api.get<{ id: string }[]>(`/media?${write(ids)}`);
  expect(body.map((media) => media.id)).toEqual(ids);
});

it("refuses unknown keys of the query, on GET and on POST", async () => {
  expect((await shop.api.get("/country?nonsense=1")).faults).toEqual([
    "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /nonsense",
  ]);
  expect((await shop.api.post("/country?limit=1")).faults).toEqual([
    "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /limit",
  ]);
});

it("takes an endpoint's own fields from the query of a POST", async () => {
  const { body } = await shop.api.post(`/product/${id.product("kestrel-8")}?skipConfigurator=1`);
  expect(body).toMatchObject({ configurator: null });
});
