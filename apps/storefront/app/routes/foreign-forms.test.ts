import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { visitContext } from "../platform/http/visit.server.ts";
import type { Visit } from "../platform/http/visit.server.ts";
import routes from "../routes.ts";

type Action = (args: {
  request: Request;
  context: RouterContextProvider;
  params: object;
}) => Promise<unknown>;
interface RouteModule {
  action?: Action;
}

const files = import.meta.glob<RouteModule>(["./**/*.ts", "./**/*.tsx", "!./**/*.test.*"]);
const shop = "https://shop.example";

/** Providers come back here by POST; nothing is done, the browser is sent on to the same address by GET. */
const movesOn = ["routes/payment/finalize.ts"];
/** Of addresses that exist in one spelling only. */
const params = { "*": "signout", use: "billing", provider: "google" };
/** What may be looked at before it is known who asks: nothing of it can change anything. */
const harmless: Partial<Visit> = {
  publicUrl: shop,
  locale: "de-DE",
  pathname: "/",
  path: "/",
};

const routeFiles = [...new Set(routes.flatMap(filesOf))];

function filesOf({ file, children = [] }: (typeof routes)[number]): string[] {
  return [file, ...children.flatMap(filesOf)];
}

/** A visit that notes whatever is asked of it. */
function watchedVisit(touched: string[]): Visit {
  return new Proxy(harmless as Visit, {
    get(visit, name) {
      if (name in visit) return visit[name as keyof Visit];
      touched.push(String(name));
      throw new Error(`${String(name)} was asked for`);
    },
  });
}

async function statusOf(action: Action, request: Request, touched: string[]): Promise<number | string> {
  const context = new RouterContextProvider();
  context.set(visitContext, watchedVisit(touched));
  try {
    return answered(await action({ request, context, params }));
  } catch (error) {
    return answered(error);
  }
}

function answered(answer: unknown): number | string {
  if (answer instanceof Response) return answer.status;
  const { init, status } = answer as { init?: { status?: number }; status?: number };
  return init?.status ?? status ?? String(answer);
}

const variants = {
  "a foreign page": { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  "a neighbour of the domain": { "sec-fetch-site": "same-site", origin: "https://sub.shop.example" },
  "a hidden origin": { origin: "null" },
  "a foreign referrer alone": { referer: "https://evil.example/form" },
};

it("knows every file of the route table", () => {
  expect(routeFiles.filter((file) => !(`./${file.slice("routes/".length)}` in files))).toEqual([]);
});

describe.each(routeFiles)("%s", (file) => {
  it.each(Object.entries(variants))("takes no form from %s", async (_name, headers) => {
    const { action } = (await files[`./${file.slice("routes/".length)}`]?.()) ?? {};
    if (!action) return;
    vi.stubGlobal("fetch", () => Promise.reject(new Error("nothing is fetched")));
    const touched: string[] = [];
    const request = new Request(`${shop}/x`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ form: "contact", intent: "delete", confirm: "on" }),
    });
    const status = await statusOf(action, request, touched);
    vi.unstubAllGlobals();
    expect(touched).toEqual([]);
    expect(movesOn.includes(file) ? [303] : [400, 403]).toContain(status);
  });
});
