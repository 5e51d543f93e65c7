import { postedForm } from "../../platform/forms/form.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { takeLogin } from "./take-login.server.ts";
import type { Route } from "./+types/login-send";

/** The login form for the dialog that sends it. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const answer = await takeLogin(visit, await postedForm(request, visit));
  return Response.json(answer, { status: "form" in answer ? 422 : 200 });
}
