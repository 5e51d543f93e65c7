import type { Customer } from "@hearth/contract";
import { requireCustomer, requireSession, whileSignedIn } from "../../platform/auth/guard.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { moveTo, showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { isLoggedIn } from "../../platform/auth/session-kind.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

/** Runs a page of the account for its customer. Guests are sent to the overview, which tells them what they may do. */
export function withAccount<T>(
  visit: Visit,
  request: Request,
  run: (customer: Customer) => Promise<T>,
  forGuest: () => T = () => moveTo(toHref(visit.locale, "/account"), 302),
): Promise<T> {
  return showFailures(visit, () =>
    whileSignedIn(visit, request, async () => {
      const customer = await requireSession(visit, request);
      if (customer.guest) return forGuest();
      return run(isLoggedIn(customer) ? customer : await requireCustomer(visit, request));
    }),
  );
}
