import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../../../apps/shop-api/test/harness/eventually.ts";

/** A proxy on 127.0.0.1 that passes everything on and says where it came from. */
export interface Proxy {
  port: number;
  to: number;
  /** Where it calls from: what the next one sees. */
  from: string;
}

/** A real nginx with these proxies, as nginx's own documentation sets them up. */
export async function startNginx(proxies: readonly Proxy[]): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "hearth-nginx-"));
  await writeFile(join(folder, "nginx.conf"), configuration(folder, proxies));
  const options = ["-p", folder, "-c", "nginx.conf", "-e", "stderr"];
  const path = `${process.env["PATH"]}:/usr/sbin`;
  const server = spawn("nginx", options, {
    env: { PATH: path },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = once(server, "exit");
  for (const { port } of proxies)
    await eventually(async () => {
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect").finally(() => socket.destroy());
    }, 30_000);
  return async () => {
    server.kill("SIGKILL");
    await gone;
    await rm(folder, { recursive: true });
  };
}

function configuration(folder: string, proxies: readonly Proxy[]): string {
  const servers = proxies.map(
    ({ port, to, from }) => `
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${to};
      proxy_bind ${from};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }`,
  );
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${places.join("\n")}${servers.join("")}
}
`;
}
