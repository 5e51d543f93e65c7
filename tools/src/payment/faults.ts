import type { SandboxRequest } from "./answer.ts";

export interface Fault {
  /** `before`: nothing happens; `after`: it happens and the answer is lost. */
  when: "before" | "after";
  /** Part of the path, such as `/capture`; any call without. */
  path?: string | undefined;
  method?: string | undefined;
  times?: number | undefined;
}

export interface Faults {
  add(fault: Fault): void;
  /** Takes the fault meant for this call, if there is one. */
  take(request: SandboxRequest): Fault | undefined;
  clear(): void;
}

export function createFaults(): Faults {
  let faults: (Fault & { left: number })[] = [];
  return {
    add(fault) {
      faults.push({ ...fault, left: fault.times ?? 1 });
    },
    take({ url, method }) {
      const fault = faults.find(
        (one) => url.pathname.includes(one.path ?? "") && (one.method ?? method) === method,
      );
      if (fault) fault.left -= 1;
      faults = faults.filter(({ left }) => left > 0);
      return fault;
    },
    clear() {
      faults = [];
    },
  };
}
