import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { repositoryRoot } from "../../../tools/src/repository.ts";
import { waitUntil } from "../../../tools/src/processes/ready.ts";

const run = promisify(execFile);

export interface NginxPorts {
  https: number;
  http: number;
  inner: number;
}

interface Behind {
  storefronts: readonly string[];
  apis: readonly string[];
}

/** Debian's nginx with deploy/nginx/shop.conf: only ports, addresses and the certificate are others, and what a caller edits. */
export async function startNginx(ports: NginxPorts, behind: Behind, edit = (config: string) => config) {
  const home = await mkdtemp(join(tmpdir(), "hearth-nginx-"));
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", join(home, "shop.key"), "-out", join(home, "shop.crt")];
  await run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", ...subject, ...files]);
  await writeFile(join(home, "shop.conf"), edit(await shopConfig(home, ports)));
  await writeFile(join(home, "upstreams.conf"), await upstreams(behind));
  await writeFile(join(home, "nginx.conf"), mainConfig(home));
  const child = spawn("nginx", ["-p", home, "-c", join(home, "nginx.conf"), "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` },
  });
  const isUp = async () => {
    if (child.exitCode !== null) throw new Error("nginx has ended");
    const answer = await fetch(`http://127.0.0.1:${ports.http}/`, { redirect: "manual" }).catch(() => null);
    return answer?.status === 308;
  };
  await waitUntil("nginx", isUp, 30_000);
  return {
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function shopConfig(home: string, { https, http, inner }: NginxPorts): Promise<string> {
  let text = await readFile(join(repositoryRoot, "deploy/nginx/shop.conf"), "utf8");
  const others: [string, string][] = [
    ["listen 443 ", `listen 127.0.0.1:${https} `],
    ["listen 80;", `listen 127.0.0.1:${http};`],
    ["listen 8080;", `listen 127.0.0.1:${inner};`],
    ["/etc/nginx/tls/shop.crt", join(home, "shop.crt")],
    ["/etc/nginx/tls/shop.key", join(home, "shop.key")],
  ];
  for (const [given, wanted] of others) {
    if (!text.includes(given)) throw new Error(`shop.conf does not say "${given}"`);
    text = text.replace(given, wanted);
  }
  return text;
}

async function upstreams({ storefronts, apis }: Behind): Promise<string> {
  const text = await readFile(join(repositoryRoot, "deploy/nginx/upstreams.conf"), "utf8");
  const lines = (urls: readonly string[], rest: string) =>
    urls.map((url) => `server ${new URL(url).host}${rest}`).join("\n  ");
  return text
    .replace(/server storefront:3000(.*)/, (_, rest: string) => lines(storefronts, rest))
    .replace(/server shop-api:4000(.*)/, (_, rest: string) => lines(apis, rest));
}

function mainConfig(home: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(home, name)};`,
  );
  return `worker_processes 1;
pid ${join(home, "pid")};
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.join(" ")}
  include ${join(home, "upstreams.conf")};
  include ${join(home, "shop.conf")};
}
`;
}
