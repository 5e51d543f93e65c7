// Who a session belongs to: signing in and out, and what becomes of token and cart. Contract 1.4 and 5.1 to 5.3.
export { attachCustomer } from "./attach-customer.ts";
export { endSessionsOf, renewSession, signOut } from "./sign-out.ts";
