import { type Answer, htmlAnswer, jsonAnswer, type SandboxRequest } from "./answer.ts";
import { answerControl } from "./control-api.ts";
import type { SandboxControl } from "./control.ts";
import type { Delays } from "./delays.ts";
import type { Faults } from "./faults.ts";
import { overviewPage } from "./overview-page.ts";
import { PAGE_STYLE } from "./page-layout.ts";
import { answerPayPal, type PayPalApi } from "./paypal/paypal-api.ts";
import { answerPayPalPage } from "./paypal/paypal-pages.ts";
import { answerStripe, type StripeApi } from "./stripe/stripe-api.ts";
import { answerStripePage } from "./stripe/stripe-pages.ts";

interface Parts {
  stripe: StripeApi;
  paypal: PayPalApi;
  faults: Faults;
  delays: Delays;
  control: SandboxControl;
  certificate: { path: string; pem: string };
}

export type Route = (request: SandboxRequest) => Promise<Answer>;

/** Both providers, their pages and the control, told apart by the path. */
export function createRoutes(parts: Parts): Route {
  const { stripe, paypal, delays, control, certificate } = parts;
  return async (request) => {
    const { pathname } = request.url;
    if (pathname === "/") return htmlAnswer(overviewPage(control.payments(), control.webhooks.messages()));
    if (pathname === "/style.css")
      return { status: 200, headers: { "content-type": "text/css" }, body: PAGE_STYLE };
    if (pathname.startsWith("/_control/")) return answerControl(control, request);
    if (pathname.startsWith("/c/pay/")) return answerStripePage(stripe.account, delays, request);
    if (pathname === "/checkoutnow") return answerPayPalPage(paypal.account, delays, request);
    if (pathname === certificate.path)
      return { status: 200, headers: { "content-type": "text/plain" }, body: certificate.pem };
    return answerApi(parts, request);
  };
}

function answerApi({ stripe, paypal, faults }: Parts, request: SandboxRequest): Answer {
  const fault = faults.take(request);
  if (fault?.when === "before") return broken();
  const { pathname } = request.url;
  const isPayPal =
    pathname.startsWith("/v2/") ||
    pathname === "/v1/oauth2/token" ||
    pathname.startsWith("/v1/customer/disputes");
  const answer = isPayPal ? answerPayPal(paypal, request) : answerStripe(stripe, request);
  return fault ? broken() : answer;
}

function broken(): Answer {
  const answer = jsonAnswer(500, {
    name: "INTERNAL_SERVER_ERROR",
    message: "An internal server error has occurred.",
    error: { type: "api_error", message: "An unknown error occurred." },
  });
  // As Stripe says it: whoever asks again at once would hear the same.
  return { ...answer, headers: { ...answer.headers, "stripe-should-retry": "false" } };
}
