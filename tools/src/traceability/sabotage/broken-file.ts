import { existsSync, readFileSync, writeFileSync } from "node:fs";

export interface Breaking {
  path: string;
  find: string;
  replace: string;
}

/** How somebody ends the process. */
export const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Whether the words stand there once: a record that fits nowhere, or in two places, is stale. */
export function fits({ path, find }: Omit<Breaking, "replace">): boolean {
  return existsSync(path) && readFileSync(path, "utf8").split(find).length === 2;
}

/** Runs something while a file is broken. It is whole again afterwards, also when somebody ends the process meanwhile. */
export async function whileBroken<T>({ path, find, replace }: Breaking, run: () => Promise<T>): Promise<T> {
  const whole = readFileSync(path, "utf8");
  const mend = () => writeFileSync(path, whole);
  const mendAndLeave = () => {
    mend();
    process.exit(130);
  };
  for (const ending of endings) process.once(ending, mendAndLeave);
  process.once("exit", mend);
  try {
    writeFileSync(
      path,
      whole.replace(find, () => replace),
    );
    return await run();
  } finally {
    mend();
    process.off("exit", mend);
    for (const ending of endings) process.off(ending, mendAndLeave);
  }
}
