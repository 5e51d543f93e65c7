/** A piece of HTML of this shop; null when there is none. */
export async function fetchHtml(url: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(url, { headers: { accept: "text/html" }, signal });
  return answer.ok ? (await answer.text()) || null : null;
}
