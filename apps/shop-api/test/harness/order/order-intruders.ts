import { randomBytes } from "node:crypto";
import { newEmail } from "../account/account.ts";
import { freshToken } from "./cart.ts";
import type { Factor } from "./order-access-requests.ts";
import type { Buyer, Known } from "./known-order.ts";

/** Who asks: each with an order of their own to mix things up with. */
export function intruders(guest: Buyer, customer: Buyer) {
  return [
    { who: "nobody", headers: {}, own: guest.known },
    { who: "a made-up token", headers: { "sw-context-token": freshToken() }, own: guest.known },
    { who: "another guest", headers: guest.member.headers, own: guest.known },
    { who: "another customer", headers: customer.member.headers, own: customer.known },
  ];
}

const hex = () => randomBytes(16).toString("hex");

/** Another one of the same length. */
const wrong: Record<Factor, () => string> = {
  deepLinkCode: hex,
  documentCode: hex,
  email: newEmail,
  zipcode: () => "10115",
};

/** A signature of somebody who does not have the key. */
function forged(paymentToken = ""): string {
  const [content = "", signature = ""] = paymentToken.split(".");
  return `${content}.${randomBytes(64).toString("base64url").slice(0, signature.length)}`;
}

const nothing = { documentCode: undefined, deepLinkCode: undefined, email: undefined, zipcode: undefined };

export type Trick = [name: string, knows: (of: Known) => Known];

/** What they know of somebody else's order, and what they put in place of the rest. */
export function tricks(own: Known, by: readonly Factor[]): Trick[] {
  const tokenless = (of: Known) => ({ ...of, paymentToken: forged(of.paymentToken) });
  const { deepLinkCode, documentCode, email, zipcode } = own;
  const ownProof = { deepLinkCode, documentCode, email, zipcode };
  const spoil = (factor: Factor): Trick[] => [
    [`right but for ${factor}`, (of) => ({ ...tokenless(of), [factor]: wrong[factor]() })],
    [`all but ${factor}`, (of) => ({ ...tokenless(of), [factor]: undefined })],
    [`own ${factor}`, (of) => ({ ...tokenless(of), [factor]: own[factor] })],
  ];
  return [
    ["ids only", (of) => ({ ...tokenless(of), ...nothing })],
    ["own proof", (of) => ({ ...tokenless(of), ...ownProof })],
    // Two orders of one town share the postal code: own is no trick there.
    ...by.flatMap((factor) => spoil(factor).filter(([name]) => name !== "own zipcode")),
  ];
}

/** Files are named by two ids: either of them may be one's own. */
export const fileTricks = (own: Known): Trick[] => [
  ["own order, foreign file", ({ downloadId }) => ({ ...own, downloadId })],
  ["foreign order, own file", ({ orderId }) => ({ ...own, orderId })],
];
