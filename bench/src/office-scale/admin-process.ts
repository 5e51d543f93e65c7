import { randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { newToken, tokenHash } from "@hearth/shop-api/session-token";
import type { Sql } from "postgres";
import { waitUntilReady } from "../server/wait-until-ready.ts";

export interface RunningOffice {
  /** Reads as the owner; whether it went well, and how long it took. */
  read(path: string): Promise<{ status: number; ms: number }>;
  /** Changes something as the owner; what is answered. */
  write(path: string, body: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** One process of the admin API's production build, and an owner who is signed in. */
export async function startOffice(databaseUrl: string, sql: Sql): Promise<RunningOffice> {
  const port = "4174";
  const child = spawn(process.execPath, ["apps/shop-api/dist/admin-main.js"], {
    cwd: new URL("../../../", import.meta.url),
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ADMIN_PORT: port,
      ADMIN_ORIGIN: `http://127.0.0.1:${port}`,
      STAFF_KEY: "bench-staff-key-of-nobody-at-all-32",
      SERVICE_KEY: "bench-service-key-of-nobody-at-all",
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
    },
  });
  const token = await signedIn(sql);
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${origin}/ready`);
  return {
    async read(path) {
      const start = performance.now();
      const answer = await fetch(`${origin}/admin-api${path}`, {
        headers: { cookie: `hearth-staff=${token}` },
      });
      await answer.arrayBuffer();
      return { status: answer.status, ms: performance.now() - start };
    },
    async write(path, body) {
      const answer = await fetch(`${origin}/admin-api${path}`, {
        method: "POST",
        headers: {
          cookie: `hearth-staff=${token}`,
          "content-type": "application/json",
          "x-hearth-admin": "1",
          "idempotency-key": randomUUID(),
          origin,
        },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function signedIn(sql: Sql): Promise<string> {
  const [staffId, token] = [randomUUID(), newToken()];
  await sql`insert into staff_account (id, email, name, language_id, role, password_hash)
    select ${staffId}, ${`${staffId}@example.com`}, 'Bench', id, 'owner', 'nobody signs in' from language limit 1`;
  await sql`insert into staff_session (id, token_hash, staff_id, stage, proven_at)
    values (${randomUUID()}, ${tokenHash(token)}, ${staffId}, 'full', now())`;
  return token;
}
