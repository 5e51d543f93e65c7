import { text } from "../request/account-input.ts";

/** Ours: what a guest whose session is over sends instead, all of it. */
export const orderLink = {
  deepLinkCode: text("ours: of the order, instead of a session, with email and zipcode"),
  email: text(),
  zipcode: text(),
};
