import { data } from "react-router";
import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { issueAuthCookie } from "../auth/auth-cookies.server.ts";
import { createApp } from "./app.server.ts";
import { readConfig } from "./config.server.ts";
import { createLog } from "./log.server.ts";

/** A shop without any page. */
const build = {
  entry: { module: { default: (_request: Request, status: number) => new Response("", { status }) } },
  routes: {
    root: {
      id: "root",
      path: "*",
      module: {
        default: () => null,
        loader: () => {
          // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer early
          throw data(null, { status: 404 });
        },
      },
    },
  },
  assets: { routes: {}, version: "1", entry: { imports: [], module: "" }, url: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  basename: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

const log = createLog({ write: () => undefined });
const env = { PUBLIC_URL: "http://shop.example" };
const rules = { compileRoutes: () => () => null };
const caller = { requestId: "test", address: "192.0.2.1" };

async function ask(setting: string | undefined, cookie: string) {
  const config = readConfig({ ...env, UNKNOWN_ROUTES: setting });
  const request = new Request("http://shop.example/pl-PL/nie-ma?p=2", { headers: { cookie } });
  const { status, headers } = await createApp(build, { config, log }, rules).handle(request, caller);
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
