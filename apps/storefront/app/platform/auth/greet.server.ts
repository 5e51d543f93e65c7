import { isSigningIn } from "./auth-cookies.server.ts";
import { isShopFailure } from "../shop/client/shop-error.ts";
import type { Visit } from "../http/visit.server.ts";

/** Runs a sign-in and leaves a note when it went well. The shop API merges carts and does not say so: more pieces than before tell it. */
export async function greeted<T extends Response | void>(visit: Visit, signIn: () => Promise<T>): Promise<T> {
  const before = await countPieces(visit);
  const answer = await signIn();
  if (answer && !isSigningIn(visit, answer)) return answer;
  const after = await countPieces(visit);
  visit.notes.leave({ key: "note.signedIn", type: "success" });
  if (before !== null && after !== null && after > before) {
    visit.notes.leave({ key: "note.cartMerged", type: "info" });
  }
  return answer;
}

/** Null when the cart cannot be read: nobody is kept from signing in by that. */
async function countPieces({ shop }: Visit): Promise<number | null> {
  try {
    const { lineItems } = await shop.act("readCart");
    return lineItems.reduce((sum, { quantity, type }) => sum + (type === "product" ? quantity : 0), 0);
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return null;
  }
}
