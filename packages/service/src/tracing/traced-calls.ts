import { inSpan } from "./current-span.ts";

type Call = (...given: unknown[]) => Promise<unknown>;

/** What is asked of somebody else, each call a part of the trace: by its name, and nothing of what is asked. All of them answer later. */
export function tracedCalls<T extends object>(whom: string, calls: T): T {
  const traced = Object.entries(calls).map(([name, value]) => [
    name,
    typeof value === "function" ? tracedCall(`${whom} ${name}`, value as Call) : value,
  ]);
  return Object.fromEntries(traced) as T;
}

function tracedCall(name: string, call: Call): Call {
  return (...given) => inSpan({ name, kind: "client" }, () => call(...given));
}
