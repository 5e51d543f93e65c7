const TIMEOUT_MS = 2000;

/** Names the pages' surrogate keys that became stale. A storefront that is away drops them by age. */
export async function tellStorefront(url: string, secret: string, tags: readonly string[]): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-revalidate-secret": secret },
    body: JSON.stringify({ keys: tags }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the storefront answered ${answer.status} to a revalidation`);
}
