import { readdir } from "node:fs/promises";
import type { FleetProcess } from "../fleet/fleet-process.ts";
import { residentMbOf } from "../fuzz/process-memory.ts";

export interface ProcessFigures {
  name: string;
  mb: number;
  /** Open files and connections. */
  files: number;
}

export async function processFigures(each: FleetProcess): Promise<ProcessFigures> {
  const pid = each.pid();
  if (pid === undefined) throw new Error(`${each.name} does not run`);
  const [mb, files] = await Promise.all([residentMbOf(pid), readdir(`/proc/${pid}/fd`)]);
  return { name: each.name, mb, files: files.length };
}
