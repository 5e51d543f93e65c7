// Who a device belongs to: signing in and out, and what becomes of token, choices and cart. Contract 1.4 and 5.1 to 5.3; the sessions
// themselves are the business of session.
export { attachCustomer } from "./attach-customer.ts";
export { renewSession, signOut, signOutEverywhere } from "./sign-out.ts";
