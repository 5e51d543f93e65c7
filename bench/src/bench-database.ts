import { spawn } from "node:child_process";
import postgres from "postgres";

const node = process.execPath;

/** A database with a generated catalogue of this size and all read models; kept between runs unless `fresh` is asked. */
export async function prepareBenchDatabase(
  serverUrl: string,
  products: number,
  fresh: boolean,
): Promise<string> {
  const name = `hearth_bench_${products}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  const [known] = await admin`select 1 from pg_database where datname = ${name}`;
  if (known && fresh) await admin`drop database ${admin(name)} with (force)`;
  if (!known || fresh) await admin`create database ${admin(name)}`;
  await admin.end();
  const env = { DATABASE_URL: url.href };
  await run([node, "apps/shop-api/dist/migrate.js"], env);
  if (known && !fresh) return url.href;

  await timed(`generate ${products} products`, () =>
    run([node, "catalog/src/generate-cli.ts", "--products", String(products)], env),
  );
  await timed("build read models", () => run([node, "apps/shop-api/dist/rebuild.js"], env));
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  await timed("vacuum analyze", () => sql`vacuum analyze`.simple());
  await sql.end();
  return url.href;
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${what}: ${Math.round((performance.now() - start) / 1000)} s`);
}

function run([command = "", ...parameters]: string[], env: Record<string, string>): Promise<void> {
  const root = new URL("../../", import.meta.url);
  const child = spawn(command, parameters, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${parameters[0]} ended with ${code}`)),
    );
  });
}
