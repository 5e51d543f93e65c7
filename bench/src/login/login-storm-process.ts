import { randomBytes } from "node:crypto";
import { runOpenLoop } from "../load/open-loop.ts";
import type { StormOrder } from "./login-storm.ts";

process.on("message", (order: StormOrder) => void storm(order));

/** Each login from a network of its own and half of them wrong: neither the limit per address nor that per account is measured. */
async function storm({ url, perSecond, seconds, from, emails, password }: StormOrder): Promise<void> {
  const result = await runOpenLoop({
    url,
    perSecond,
    seconds,
    request: (n) => ({
      path: "/account/login",
      body: {
        username: emails[(from + n) % emails.length],
        password: n % 2 === 0 ? password : "wrong",
      },
      headers: { "x-forwarded-for": `10.${randomBytes(3).join(".")}` },
    }),
  });
  process.send?.(result);
}
