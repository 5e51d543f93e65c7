import type { openClient } from "../fleet/open-load.ts";
import type { NginxPorts } from "../fleet/start-nginx.ts";

/** What is reached from outside, and what is not. */
export async function checkRoutes(
  client: ReturnType<typeof openClient>,
  url: string,
  { http }: NginxPorts,
): Promise<void> {
  const ask = async (method: "GET" | "POST", address: string) => {
    const body = method === "POST" ? "{}" : undefined;
    const answer = await client.ask({ method, url: address, ...(body !== undefined && { body }) });
    return { ...answer, text: answer.body.slice(0, 200) };
  };
  const checks: [name: string, isRight: boolean][] = [];
  const plain = await ask("GET", `http://localhost:${http}/kontakt`);
  checks.push([
    "http leads to https",
    plain.status === 308 && String(plain.headers.location).startsWith("https:"),
  ]);
  const home = await ask("GET", `${url}/`);
  checks.push(["https shows the shop", home.status === 200]);
  checks.push(["the shop says that it is https", home.headers["strict-transport-security"] !== undefined]);
  for (const provider of ["stripe", "paypal"]) {
    const webhook = await ask("POST", `${url}/webhooks/${provider}`);
    checks.push([
      `a forged event of ${provider} is refused by the API`,
      webhook.status === 400 && webhook.text.includes("refused"),
    ]);
  }
  for (const path of ["/store-api/context", "/changes", "/metrics", "/ready", "/admin-api"]) {
    const { status } = await ask("GET", url + path);
    checks.push([`${path} is not reached from outside`, status === 404]);
  }
  for (const [name, isRight] of checks) {
    if (!isRight) throw new Error(`not so: ${name}`);
    console.log(`ok: ${name}`);
  }
}
