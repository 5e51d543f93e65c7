import { expect, it } from "vitest";
import { issueAuthCookie } from "../auth/auth-cookies.server.ts";
import { createApp } from "./app.server.ts";
import { readConfig } from "../config/config.server.ts";
import { createLog } from "./log.server.ts";
import { shopWithoutPages } from "./shop-without-pages.fixture.ts";

const log = createLog({ write: () => undefined });
const env = { PUBLIC_URL: "http://shop.example" };
const rules = { compileRoutes: () => () => null };
const caller = { requestId: "test", address: "192.0.2.1" };

async function ask(setting: string | undefined, cookie: string) {
  const config = readConfig({ ...env, UNKNOWN_ROUTES: setting });
  const request = new Request("http://shop.example/pl-PL/nie-ma?p=2", { headers: { cookie } });
  const { status, headers } = await createApp(shopWithoutPages, { config, log }, rules).handle(
    request,
    caller,
  );
  return [status, headers.get("location")];
}

async function signedIn(): Promise<string> {
  const cookies: string[] = [];
  const { auth } = readConfig(env);
  const visit = { publicUrl: "http://shop.example", auth, cookies };
  await issueAuthCookie(visit, { id: "ada", name: "Ada", email: "ada@example.com" });
  return cookies.map((one) => one.split(";")[0]).join("; ");
}

it("an unknown address passes without login, or asks to sign in, as the shop is set [167]", async () => {
  const login = "/pl-PL/login?redirect=%2Fpl-PL%2Fnie-ma%3Fp%3D2&error=SessionRequired";
  expect(await ask(undefined, "")).toEqual([404, null]);
  expect(await ask("open", "")).toEqual([404, null]);
  expect(await ask("login", "")).toEqual([302, login]);
  expect(await ask("login", "hearth-auth=forged")).toEqual([302, login]);
  expect(await ask("login", await signedIn())).toEqual([404, null]);
  await expect(ask("perhaps", "")).rejects.toThrow("UNKNOWN_ROUTES");
});
