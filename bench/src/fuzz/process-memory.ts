import { readdir, readFile, readlink } from "node:fs/promises";

/** Megabytes that the process listening on this port holds, as Linux counts them; undefined: no such process here. */
export async function residentMb(port: number): Promise<number | undefined> {
  const sockets = await listeningSockets(port);
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    if (!(await holdsSocket(pid, sockets))) continue;
    return residentMbOf(pid);
  }
  return undefined;
}

export async function residentMbOf(pid: string | number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
}

const LISTENING = "0A";

async function listeningSockets(port: number): Promise<Set<string>> {
  const tables = await Promise.all(
    ["/proc/net/tcp", "/proc/net/tcp6"].map((table) => readFile(table, "utf8").catch(() => "")),
  );
  const end = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = tables.flatMap((table) => table.split("\n").map((line) => line.trim().split(/\s+/)));
  const ours = rows.filter(([, local = "", , state]) => local.endsWith(end) && state === LISTENING);
  return new Set(ours.map((row) => `socket:[${row[9]}]`));
}

async function holdsSocket(pid: string, sockets: ReadonlySet<string>): Promise<boolean> {
  const folder = `/proc/${pid}/fd`;
  const files = await readdir(folder).catch(() => []);
  const links = await Promise.all(files.map((file) => readlink(`${folder}/${file}`).catch(() => "")));
  return links.some((link) => sockets.has(link));
}
