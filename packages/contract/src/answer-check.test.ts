import { expect, it } from "vitest";
import { answerProblems } from "./answer-check.ts";
import { failure } from "./error/api-failure.ts";
import { endpoints } from "./endpoints/index.ts";

const salutation = {
  id: "a".repeat(32),
  salutationKey: "mr",
  displayName: "Herr",
  letterName: "Sehr geehrter Herr",
  position: 1,
  customFields: null,
  translated: { displayName: "Herr", letterName: "Sehr geehrter Herr" },
  apiAlias: "salutation",
};

const list = {
  entity: "salutation",
  elements: [salutation],
  total: 1,
  page: 1,
  limit: 100,
  aggregations: [],
  apiAlias: "dal_entity_search_result",
};

it("accepts an answer that keeps the contract, more fields included", () => {
  const body = { ...list, extensions: {}, more: 1 };
  expect(answerProblems(endpoints.readSalutation, { status: 200, body })).toEqual([]);
});

it("finds a missing field, unless includes may have cut it", () => {
  const body = { ...list, elements: [{ salutationKey: "mr", apiAlias: "salutation" }] };
  expect(answerProblems(endpoints.readSalutation, { status: 200, body })).not.toEqual([]);
  expect(answerProblems(endpoints.readSalutation, { status: 200, body, pruned: true })).toEqual([]);
});

it("finds a wrong type even in a cut answer", () => {
  const body = { ...list, elements: [{ salutationKey: 7, apiAlias: "salutation" }] };
  expect(answerProblems(endpoints.readSalutation, { status: 200, body, pruned: true })).not.toEqual([]);
});

it("looks into categories inside categories", () => {
  const child = { id: "not an id", apiAlias: "category" };
  const body = [{ id: "a".repeat(32), children: [child], apiAlias: "category" }];
  const problems = answerProblems(endpoints.readNavigation, { status: 200, body, pruned: true });
  expect(problems.join()).toContain("/0/children/0/id");
});

it("wants 204 empty and knows the statuses of the endpoint", () => {
  expect(answerProblems(endpoints.readNavigation, { status: 204, body: undefined })).toEqual([]);
  expect(answerProblems(endpoints.readNavigation, { status: 204, body: [] })).not.toEqual([]);
  expect(answerProblems(endpoints.readSalutation, { status: 204, body: undefined })).not.toEqual([]);
});

it("accepts documented error codes only", () => {
  const known = failure(404, "CONTENT__CATEGORY_NOT_FOUND").toEnvelope();
  const foreign = failure(404, "CONTENT__PRODUCT_NOT_FOUND").toEnvelope();
  expect(answerProblems(endpoints.readCategory, { status: 404, body: known })).toEqual([]);
  expect(answerProblems(endpoints.readCategory, { status: 404, body: foreign })).toEqual([
    "404 CONTENT__PRODUCT_NOT_FOUND is not documented for readCategory",
  ]);
  expect(answerProblems(endpoints.readCategory, { status: 404, body: {} })).not.toEqual([]);
});
