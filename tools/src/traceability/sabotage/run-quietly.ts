import { spawn } from "node:child_process";
import { endings } from "./broken-file.ts";

interface Quietly {
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Whatever runs longer hangs. */
  longestMs: number;
}

/** How long a run that was told to end may take to close its browsers. */
const GRACE_MS = 10_000;

/** Runs a program until it ends, hangs, or we do: with all it has started, which would go on in a tree that is being mended. */
export function runQuietly(
  program: string,
  parameters: string[],
  { folder, env, longestMs }: Quietly,
): Promise<void> {
  const child = spawn(program, parameters, { cwd: folder, stdio: "ignore", env, detached: true });
  const tell = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  const endIt = () => tell("SIGTERM");
  const leave = () => process.exit(130);
  process.once("exit", endIt);
  for (const ending of endings) process.once(ending, leave);
  const timers = [setTimeout(endIt, longestMs), setTimeout(() => tell("SIGKILL"), longestMs + GRACE_MS)];
  return new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => resolve());
  }).finally(() => {
    for (const timer of timers) clearTimeout(timer);
    process.off("exit", endIt);
    for (const ending of endings) process.off(ending, leave);
  });
}
