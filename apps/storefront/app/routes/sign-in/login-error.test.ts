import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { ada, visitOf } from "../../platform/auth/auth.fixture.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { loader } from "./login-error.tsx";

function open(customer: object | null): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(visitContext, visitOf({ readContext: () => ({ customer }) }).visit);
  const request = new Request("https://shop.example/login/error?error=AccessDenied");
  return loader({ context, request } as never).catch((answer: unknown) => answer);
}

it("the page of errors is for those who are not signed in; others are sent home [25]", async () => {
  expect(await open(null)).toMatchObject({ error: "AccessDenied" });
  const answer = await open(ada);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get("location")).toBe("/");
});
