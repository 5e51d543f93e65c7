import { decode, encode } from "@auth/core/jwt";
import type { FormValues } from "../../../platform/forms/form-state.ts";
import { ownCookie } from "../../../platform/http/security/own-cookie.server.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { draftNames } from "../change/order-form.ts";

/** Long enough to look up a phone number, short enough for a computer others use too. */
const HOUR = 60 * 60;
const SALT = "hearth-checkout";
const cookie = ownCookie("checkout", HOUR);
/** What the cookie can hold. */
const MOST_LETTERS = 3400;

type Place = Pick<Visit, "publicUrl" | "auth">;

/** What was typed on the page, so that whoever changes an address or the cart finds it again. */
export async function readDraft({ publicUrl, auth }: Place, request: Request): Promise<FormValues> {
  const token = cookie.read({ publicUrl }, request);
  if (token === null) return {};
  const sealed = await decode({ token, secret: auth.secret, salt: SALT }).catch(() => null);
  return Object.fromEntries(Object.entries(sealed ?? {}).filter(isDraftEntry));
}

/** Sealed: a date of birth is nothing to lie open in a browser. */
export async function keepDraft(visit: Place & Pick<Visit, "cookies">, values: FormValues): Promise<void> {
  const typed = draftNames.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  const { secret } = visit.auth;
  const token = await encode({ token: Object.fromEntries(typed), secret, salt: SALT, maxAge: HOUR });
  if (token.length <= MOST_LETTERS) cookie.write(visit, token);
}

export function forgetDraft(visit: Pick<Visit, "publicUrl" | "cookies">): void {
  cookie.clear(visit);
}

function isDraftEntry(entry: [string, unknown]): entry is [string, string] {
  return draftNames.includes(entry[0]) && typeof entry[1] === "string";
}
