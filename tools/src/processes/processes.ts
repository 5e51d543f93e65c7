import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { createInterface } from "node:readline";
import { repositoryRoot } from "../repository.ts";

export interface Task {
  name: string;
  command: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  /** Output is kept back and shown only if the process fails. */
  quiet?: boolean;
  /** Nobody waits for it: it works when the others rest. */
  isPatient?: boolean;
}

export interface Supervisor {
  /** Starts a process that is meant to stay; if it ends by itself, everything ends. */
  start(task: Task): void;
  /** Runs a process to its end. */
  run(task: Task): Promise<void>;
  stop(): Promise<void>;
}

const STOP_PATIENCE_MS = 10_000;

/** Owns all child processes of one start. `onLoss` is told when one that should stay has gone. */
export function createSupervisor(onLoss: (name: string) => void): Supervisor {
  const running: ChildProcess[] = [];
  let stopping = false;

  function launch(task: Task): ChildProcess {
    const [program = "", ...parameters] = task.command;
    const child = spawn(program, parameters, {
      cwd: repositoryRoot,
      env: { ...process.env, ...task.env },
      stdio: ["ignore", "pipe", "pipe"],
      // Its own group, so that npm's grandchildren are stopped with it and Ctrl-C reaches only us.
      detached: true,
    });
    if (task.isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    running.push(child);
    child.on("close", () => running.splice(running.indexOf(child), 1));
    const lastLines = showOutput(child, task);
    child.on("close", (code) => {
      if (code && !stopping) console.error(lastLines.join("\n"));
    });
    return child;
  }

  return {
    start(task) {
      launch(task).on("close", () => {
        if (!stopping) onLoss(task.name);
      });
    },
    run(task) {
      return new Promise((resolve, reject) => {
        const child = launch(task);
        child.on("error", reject);
        child.on("close", (code) =>
          code === 0 ? resolve() : reject(new Error(`${task.name} failed (${code})`)),
        );
      });
    },
    async stop() {
      stopping = true;
      // Last started, first stopped: the database goes last.
      for (const child of running.toReversed()) await stopGroup(child);
    },
  };
}

/** Prints the lines with the task's name in front; those of a quiet task are returned instead, the last 50 of them. */
function showOutput(child: ChildProcess, { name, quiet }: Task): readonly string[] {
  const kept: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      const text = `${name.padEnd(10)} │ ${line}`;
      if (!quiet) console.log(text);
      else if (kept.push(text) > 50) kept.shift();
    });
  }
  child.on("error", (error) => console.error(`${name}: ${error.message}`));
  return kept;
}

function stopGroup(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => signalGroup(child, "SIGKILL"), STOP_PATIENCE_MS);
    child.on("close", () => {
      clearTimeout(force);
      resolve();
    });
    signalGroup(child, "SIGTERM");
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group has gone between the check and the signal.
  }
}
