import type { CheckoutData } from "../read/checkout-data.ts";

/**
 * Sends the form as its own button would, and answers with the order as it stands then. Null: whatever is the matter, an ordinary form
 * shows it better.
 */
export async function sendChoices(
  url: string,
  fields: FormData,
  signal: AbortSignal,
): Promise<CheckoutData | null> {
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === "string");
  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(texts),
    headers: { accept: "application/json" },
    // Somewhere else is where this order cannot be seen any more.
    redirect: "manual",
    signal,
  });
  return answer.ok ? ((await answer.json()) as CheckoutData) : null;
}
