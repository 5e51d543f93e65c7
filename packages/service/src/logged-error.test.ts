import { expect, it } from "vitest";
import { loggedError } from "./logged-error.ts";

/** As the library makes it from what PostgreSQL answers. */
function databaseError(parts: Record<string, string>): Error {
  const error = new Error(parts["message"]);
  return Object.assign(error, { name: "PostgresError", ...parts });
}

const known = databaseError({
  message: 'duplicate key value violates unique constraint "customer_email"',
  severity: "ERROR",
  code: "23505",
  detail: "Key (email)=(ada@example.com) already exists.",
  where: "SQL statement about ada@example.com",
  constraint_name: "customer_email",
  table_name: "customer",
});

const unreadable = databaseError({
  message: 'invalid input syntax for type uuid: "ada@example.com"',
  code: "22P02",
});

it.each([known, unreadable, new Error("not saved", { cause: known })])(
  "a database error tells its place and no value: $message",
  (error) => {
    const told = loggedError(error);
    expect(JSON.stringify(told)).not.toContain("ada@example.com");
    expect(JSON.stringify(told)).toContain("logged-error.test.ts");
  },
);

it.each([
  new Error("all recipients were rejected: 550 5.1.1 <ada@example.com> unknown"),
  "Failed task 7 with error 'no mailbox ada@example.com'",
])("names nobody's mailbox: %s", (error) => {
  const told = JSON.stringify(loggedError(error));
  expect(told).not.toContain("ada@");
  expect(told).toContain("…@…");
});

it("leaves the places of packages as they are", () => {
  const error = new Error("broken");
  error.stack = "Error: broken\n    at file:///app/node_modules/@scope/part/index.js:3:1";
  expect(loggedError(error).stack).toBe(error.stack);
});

it("says what was violated", () => {
  expect(loggedError(known)).toMatchObject({
    type: "PostgresError",
    code: "23505",
    constraint_name: "customer_email",
    table_name: "customer",
  });
});

it("tells other errors with message, code and place", () => {
  const lost = Object.assign(new Error("write CONNECTION_CLOSED"), { code: "CONNECTION_CLOSED" });
  expect(loggedError(lost)).toMatchObject({
    type: "Error",
    message: lost.message,
    code: lost.code,
    stack: lost.stack,
  });
  expect(loggedError("no mail server")).toMatchObject({ message: "no mail server" });
});
