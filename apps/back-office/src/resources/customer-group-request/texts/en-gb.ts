import type { groupRequestTexts as german } from "./de-de.ts";

export const groupRequestTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.customer-group-request": "Trade requests",
  "groupRequest.empty": "No request is waiting.",
  "groupRequest.search": "Name, company, e-mail, number",
  "groupRequest.accept": "Accept",
  "groupRequest.acceptNamed": "Accept the request: {name}",
  "groupRequest.accepted": "Accepted. The customer hears of it by e-mail.",
  "groupRequest.decline": "Decline",
  "groupRequest.declineNamed": "Decline the request: {name}",
  "groupRequest.declineTitle": "Decline the request",
  "groupRequest.declineText":
    "{name} stays in the group they are in and does not join ‘{group}’. The request is gone afterwards.",
  "groupRequest.declined": "Declined.",
  "groupRequest.check": "Check VAT number",
  "groupRequest.checkNamed": "Check VAT number: {name}",
  "groupRequest.checked": "Asked. The result stands beside the request.",
  "groupRequest.stated": "Stated",
  "groupRequest.register": "The register says",
};
