const BASE_PATH = "/api/auth";
const PATIENCE_MS = 15_000;

/** A call of the auth handler. Why it failed stands in the console; whoever asked learns that it did. */
export async function fetchAuth<Answer>(call: string, form?: Record<string, string>): Promise<Answer> {
  const body = form && new URLSearchParams(await withToken(form));
  try {
    const answer = await fetch(`${BASE_PATH}/${call}`, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { method: "POST", body }),
    });
    // Credentials that are wrong are an answer too.
    if (answer.ok || answer.status === 401) return await answer.json();
    throw new Error(`${call} answered ${answer.status}`);
  } catch (error) {
    console.error("auth: could not be fetched", error);
    throw new Error("Runtime error: auth data could not be fetched, see the console", { cause: error });
  }
}

async function withToken(form: Record<string, string>): Promise<Record<string, string>> {
  const { csrfToken } = await fetchAuth<{ csrfToken: string }>("csrf");
  return { ...form, csrfToken, json: "true" };
}
