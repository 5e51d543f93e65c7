import { createHash } from "node:crypto";
import { address, guestRegistration } from "./account.ts";
import { freshToken, item } from "../order/cart.ts";
import * as id from "../content/catalogue-ids.ts";
import { accessKey } from "../content/catalogue-ids.ts";

export interface StoreAnswer {
  status: number;
  body: Record<string, unknown>;
  /** Of the first error. */
  code: string | null;
  challenge: string | null;
}

/** Somebody at an address of their own who uses a shop in another process, as any client would. */
export function storeVisitor(origin: string, from: string, token = freshToken()) {
  let current = token;

  async function call(method: string, path: string, body: object): Promise<StoreAnswer> {
    const response = await fetch(`${origin}/store-api${path}`, {
      method,
      headers: {
        "sw-access-key": accessKey,
        "content-type": "application/json",
        "sw-context-token": current,
        "x-forwarded-for": from,
      },
      body: JSON.stringify(body),
    });
    current = response.headers.get("sw-context-token") ?? current;
    return read(response.status, await response.text());
  }

  return {
    registerAsGuest: (street: string) =>
      call("POST", "/account/register", guestRegistration({ billingAddress: address({ street }) })),
    add: (...lines: readonly (readonly [key: string, quantity: number])[]) =>
      call("POST", "/checkout/cart/line-item", {
        items: lines.map(([key, quantity]) => item(key, quantity)),
      }),
    payBy: (method: "prepayment" | "invoice" | "card") =>
      call("PATCH", "/context", { paymentMethodId: id.paymentMethod(method) }),
    order: (body: object = {}) => call("POST", "/checkout/order", { consents: ["terms"], ...body }),
    post: (path: string, body: object) => call("POST", path, body),
  };
}

export type StoreVisitor = ReturnType<typeof storeVisitor>;

interface ErrorBody {
  errors?: { code: string; meta?: { parameters?: { challenge?: string } } }[];
}

function read(status: number, text: string): StoreAnswer {
  const body = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
  // A cart has errors of its own, which are none of the answer's.
  const [error] = status < 400 ? [] : ((body as ErrorBody).errors ?? []);
  return { status, body, code: error?.code ?? null, challenge: error?.meta?.parameters?.challenge ?? null };
}

/** What a browser does for `HEARTH__CHALLENGE`, and a bot as well. */
export function solveChallenge(challenge: string): string {
  const [salt, digest, most = "0"] = challenge.split(".");
  for (let number = 0; number <= Number(most); number++) {
    const hash = createHash("sha256").update(`${salt}.${number}`).digest("hex");
    if (hash === digest) return `${challenge}.${number}`;
  }
  throw new Error("this challenge has no solution");
}
