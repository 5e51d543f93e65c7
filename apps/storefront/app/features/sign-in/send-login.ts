import type { FormProblem } from "../../platform/forms/form-problem.ts";
import type { FormState } from "../../platform/forms/form-state.ts";
import { fetchAuth } from "./fetch-auth.ts";

/** Signed in, at the address the visitor came from, or the form with what is wrong. */
type LoginAnswer = { url: string } | { form: FormState };

/** `callbackUrl`: the path the visitor is at. */
export async function sendLogin(given: FormData, callbackUrl: string): Promise<LoginAnswer> {
  const username = textOf(given.get("username"));
  const { url, problems } = await fetchAuth<{ url: string; problems?: FormProblem[] }>(
    "callback/credentials",
    {
      username,
      password: textOf(given.get("password")),
      remember: textOf(given.get("remember")),
      redirect: "false",
      callbackUrl,
    },
  );
  // Refused for no reason a visitor could mend, e.g. a token that was over: the form itself is sent, which needs none.
  if (problems?.length === 0) throw new Error("the sign-in was refused without a reason");
  return problems ? { form: { values: { username }, problems } } : { url };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
