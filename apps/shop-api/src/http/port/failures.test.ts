import { failure } from "@hearth/contract";
import { expect, it } from "vitest";
import { toFailure } from "./failures.ts";

it.each<[string, unknown, number]>([
  ["a failure of the contract", failure(404, "CONTENT__PRODUCT_NOT_FOUND"), 404],
  ["broken JSON", new SyntaxError("x"), 400],
  ["a body that is too large", Object.assign(new Error("x"), { statusCode: 413 }), 413],
  ["a database that is not there", Object.assign(new Error("x"), { code: "ECONNREFUSED" }), 503],
  ["a database that was lost while we wrote", Object.assign(new Error("x"), { code: "EPIPE" }), 503],
  ["a database that crashed", Object.assign(new Error("x"), { code: "57P02" }), 503],
  ["a database that has no memory left", Object.assign(new Error("x"), { code: "53200" }), 503],
  ["a statement that took too long", Object.assign(new Error("x"), { code: "57014" }), 503],
  ["a statement that is wrong", Object.assign(new Error("x"), { code: "42703" }), 500],
  ["anything else", new TypeError("x"), 500],
])("answers %s", (_, error, status) => {
  expect(toFailure(error).status).toBe(status);
});

it("does not tell the outside what went wrong inside", () => {
  expect(JSON.stringify(toFailure(new Error("password in message")).toEnvelope())).not.toContain("password");
});
