import { spawn } from "node:child_process";
import postgres from "postgres";

const node = process.execPath;

/** A database with a generated catalogue of this size and all read models; kept between runs unless `fresh` is asked. */
export async function prepareBenchDatabase(
  serverUrl: string,
  products: number,
  fresh: boolean,
): Promise<string> {
  const { url, isNew } = await openBenchDatabase(serverUrl, `hearth_bench_${products}`, fresh);
  if (!isNew) return url;
  await generateProducts(url, products);
  await timed("build read models", () => run([node, "apps/shop-api/dist/rebuild.js"], { DATABASE_URL: url }));
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await timed("vacuum analyze", () => sql`vacuum analyze`.simple());
  await sql.end();
  return url;
}

/** With all tables; whether it is new, and empty. */
export async function openBenchDatabase(serverUrl: string, name: string, fresh: boolean) {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  const [known] = await admin`select 1 from pg_database where datname = ${name}`;
  if (known && fresh) await admin`drop database ${admin(name)} with (force)`;
  if (!known || fresh) await admin`create database ${admin(name)}`;
  await admin.end();
  await run([node, "apps/shop-api/dist/migrate.js"], { DATABASE_URL: url.href });
  return { url: url.href, isNew: !known || fresh };
}

export function generateProducts(databaseUrl: string, products: number): Promise<void> {
  const command = [node, "catalog/src/generate-cli.ts", "--products", String(products)];
  return timed(`generate ${products} products`, () => run(command, { DATABASE_URL: databaseUrl }));
}

export async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${what}: ${Math.round((performance.now() - start) / 1000)} s`);
}

function run([command = "", ...parameters]: string[], env: Record<string, string>): Promise<void> {
  const root = new URL("../../../", import.meta.url);
  const child = spawn(command, parameters, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${parameters[0]} ended with ${code}`)),
    );
  });
}
