type Settings = Omit<RequestInit, "signal"> & {
  /** Whoever does not answer by then does not answer. */
  patienceMs: number;
};

/** What one of our own routes answers to a script, whatever its status. Null: no answer, or somebody else's. */
export async function fetchJson<Answer>(
  path: string,
  { patienceMs, ...init }: Settings,
): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      ...init,
      headers: { accept: "application/json", ...init.headers },
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.headers.get("content-type")?.includes("json") ? await response.json() : null;
  } catch {
    return null;
  }
}
