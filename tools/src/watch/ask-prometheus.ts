interface TargetState {
  labels: { job: string };
  health: string;
  lastError: string;
  scrapeUrl: string;
}

interface RuleState {
  name: string;
  health: string;
  lastError?: string;
}

/** The questions a proof asks a running Prometheus. */
export function openPrometheus(origin: string) {
  async function ask<T>(path: string): Promise<T> {
    const answer = await fetch(`${origin}/api/v1/${path}`, { redirect: "error" });
    const { status, data, error } = (await answer.json()) as { status: string; data: T; error?: string };
    if (status !== "success") throw new Error(error ?? `${path}: ${answer.status}`);
    return data;
  }
  return {
    targets: async () => (await ask<{ activeTargets: TargetState[] }>("targets")).activeTargets,
    async rules(): Promise<RuleState[]> {
      const { groups } = await ask<{ groups: { rules: RuleState[] }[] }>("rules");
      return groups.flatMap(({ rules }) => rules);
    },
    /** Throws where the expression cannot be evaluated. */
    async query(expression: string): Promise<number> {
      const { result } = await ask<{ result: unknown[] }>(`query?query=${encodeURIComponent(expression)}`);
      return result.length;
    },
    metadata: async () => Object.keys(await ask<Record<string, unknown>>("metadata")),
  };
}
