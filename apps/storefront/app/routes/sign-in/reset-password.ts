import { toHref } from "../../platform/links/link-target.ts";
import { moveTo } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/reset-password";

/** An older address of the page; links in mails may still lead here. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  moveTo(toHref(locale, "/account/recover/password") + new URL(request.url).search, 302);
}
