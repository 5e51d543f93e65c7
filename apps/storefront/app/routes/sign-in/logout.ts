import { goOn, postedForm } from "../../platform/forms/form.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { returnTarget } from "../../platform/links/return-target.ts";
import { signOut } from "../../platform/auth/sign-in.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/logout";

/** Signs customers and guests out. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  await showFailures(visit, () => signOut(visit));
  visit.notes.leave({ key: "note.signedOut", type: "success" });
  const wanted = form.get("redirect");
  return goOn(returnTarget(typeof wanted === "string" ? wanted : null, toHref(visit.locale, "/login")));
}

/** A link cannot sign anybody out. */
export function loader({ context }: Route.LoaderArgs) {
  return goOn(toHref(context.get(visitContext).locale, "/account"));
}
