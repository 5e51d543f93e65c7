import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { assembleSandbox, type SandboxSettings } from "./assemble.ts";
import type { SandboxControl } from "./control.ts";
import type { Route } from "./routes.ts";

export interface PaymentSandbox {
  url: string;
  control: SandboxControl;
  close(): Promise<void>;
}

/** Plays Stripe and PayPal on one port of this machine: the calls the shop makes, the pages, the webhooks. Keeps everything in memory. */
export async function startPaymentSandbox(
  settings: SandboxSettings & { /** 0: any that is free. */ port: number },
): Promise<PaymentSandbox> {
  const server = createServer();
  const port = await listen(server, settings.port);
  const urls = { api: `http://127.0.0.1:${port}`, page: `http://localhost:${port}` };
  const { control, route, close } = assembleSandbox(urls, settings);
  serve(server, route, urls.api);
  return {
    url: urls.api,
    control,
    async close() {
      close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function serve(server: Server, route: Route, base: string): void {
  server.on("request", (request, response) => {
    const answer = async () => {
      const { method = "GET", headers } = request;
      return route({ method, url: new URL(request.url ?? "/", base), headers, body: await text(request) });
    };
    answer().then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
}
