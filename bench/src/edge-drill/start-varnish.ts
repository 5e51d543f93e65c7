import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../../tools/src/processes/port.ts";
import { repositoryRoot } from "../../../tools/src/repository.ts";
import { waitUntil } from "../../../tools/src/processes/ready.ts";

/** Debian's Varnish with the shop's own deploy/varnish.vcl; only where the storefronts are is another file. */
export async function startVarnish(port: number, key: string, storefrontPorts: readonly string[]) {
  const home = await mkdtemp(join(tmpdir(), "hearth-varnish-"));
  await writeFile(join(home, "storefronts.vcl"), await storefrontsFile(storefrontPorts));
  const vcl = join(repositoryRoot, "deploy/varnish.vcl");
  const settings = [
    "http_gzip_support=off",
    `vcl_path=${home}`,
    "http_resp_hdr_len=16k",
    "http_resp_size=64k",
  ].flatMap((setting) => ["-p", setting]);
  const parameters = ["-F", "-j", "none", "-n", join(home, "work"), "-a", `127.0.0.1:${port}`];
  const child = spawn("varnishd", [...parameters, "-s", "malloc,128m", ...settings, "-f", vcl], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin`, EDGE_PURGE_KEY: key },
  });
  const url = `http://127.0.0.1:${port}`;
  let hasEnded = false;
  child.once("exit", () => (hasEnded = true));
  child.once("error", () => (hasEnded = true));
  const answers = async () => {
    if (hasEnded) throw new Error("varnishd has ended");
    return (await fetch(`${url}/edge-purge`).catch(() => null))?.status === 403;
  };
  await waitUntil("varnishd", answers, 30_000);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The file that lies beside it, with other addresses. */
async function storefrontsFile(ports: readonly string[]): Promise<string> {
  const given = await readFile(join(repositoryRoot, "deploy/storefronts.vcl"), "utf8");
  const [head = ""] = given.split("backend storefront {");
  const backends = ports.map(
    (port, n) => `backend s${n} { .host = "127.0.0.1"; .port = "${port}"; .probe = ready; }`,
  );
  const added = ports.map((_, n) => `storefronts.add_backend(s${n});`);
  return `${head}${backends.join("\n")}
sub vcl_init { new storefronts = directors.round_robin(); ${added.join(" ")} }
`;
}

export const freeEdge = async () => {
  const port = await findFreePort();
  return { port, purgeUrl: `http://127.0.0.1:${port}/edge-purge` };
};
