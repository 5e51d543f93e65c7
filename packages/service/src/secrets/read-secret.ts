import { requireLength } from "./secret-length.ts";

/** Empty where none is set. */
export function readSecret(env: NodeJS.ProcessEnv, name: string): string {
  const secret = env[name] ?? "";
  return secret === "" ? "" : requireLength(name, secret);
}

/** Without it the process does not start. */
export function requireSecret(env: NodeJS.ProcessEnv, name: string): string {
  return requireLength(name, env[name] ?? "");
}
