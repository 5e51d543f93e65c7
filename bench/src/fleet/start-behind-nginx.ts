import { findFreePort } from "../../../tools/src/processes/port.ts";
import { type NginxPorts, startNginx } from "./start-nginx.ts";
import { type Fleet, type FleetSettings, startFleet } from "./start-fleet.ts";

export interface FleetBehindNginx {
  fleet: Fleet;
  /** Where people come in. */
  url: string;
  ports: NginxPorts;
}

/** The fleet as deploy/ says: nginx with TLS in front of the storefronts, and between them and the shop APIs. */
export async function startBehindNginx({
  isFresh,
  env,
}: Pick<FleetSettings, "isFresh" | "env">): Promise<FleetBehindNginx> {
  const server = process.env["DATABASE_URL"];
  if (!server) throw new Error("DATABASE_URL names no server");
  const ports = { https: await findFreePort(), http: await findFreePort(), inner: await findFreePort() };
  const url = `https://localhost:${ports.https}`;
  const fleet = await startFleet({
    server,
    isFresh,
    env: { ...env, PUBLIC_URL: url },
    apiUrl: `http://127.0.0.1:${ports.inner}`,
    startBalancer: (storefronts, apis) => startNginx(ports, { storefronts, apis }),
  });
  return { fleet, url, ports };
}
