import type { FormState } from "../../platform/forms/form-state.ts";

/** What routes/sign-in/login-send.ts says: where to go on, or the form with what is wrong. */
export type LoginAnswer = { href: string } | { form: FormState };

export async function sendLogin(url: string, form: FormData): Promise<LoginAnswer> {
  const fields = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
  const answer = await fetch(url, { method: "POST", body: fields });
  if (!answer.ok && answer.status !== 422) throw new Error(`login: ${answer.status}`);
  return await answer.json();
}
