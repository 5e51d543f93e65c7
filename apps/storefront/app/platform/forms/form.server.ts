import { data } from "react-router";
import type { FormState } from "./form-state.ts";
import { isOwnForm } from "../http/security/own-form.ts";
import { refuse } from "../http/answer/page-failure.server.ts";
import { readForm } from "./read-form.ts";
import type { Visit } from "../http/visit.server.ts";

/** The fields of a form that a page of this shop has posted. Others are answered here. */
export async function postedForm(
  request: Request,
  { publicUrl }: Pick<Visit, "publicUrl">,
  mostBytes?: number,
): Promise<FormData> {
  if (request.method !== "POST") return refuse(405, "Method not allowed");
  if (!isOwnForm(request.headers, publicUrl))
    return refuse(403, "This form was not sent by a page of the shop");
  return (await readForm(request, mostBytes)) ?? refuse(400, "This is no form of the shop");
}

/** The same page again, with what is wrong. */
export function formAgain<T extends object>(form: FormState, more?: T) {
  return data({ form, ...(more as T) }, { status: 422 });
}

/** Done: the browser asks for the next page, so that a reload sends nothing twice. */
export function goOn(href: string, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set("location", href);
  return new Response(null, { status: 303, headers: all });
}
