import { isShopFailure } from "../../platform/shop/shop-error.ts";
import { signIn } from "../../platform/auth/sign-in.server.ts";
import type { Credentials } from "../../platform/auth/sign-in.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

/** The shop API merges the carts and does not say so: more pieces than before tell it. */
export async function signInWithCart(visit: Visit, given: Credentials): Promise<void> {
  const before = await countPieces(visit);
  await signIn(visit, given);
  const after = await countPieces(visit);
  visit.notes.leave({ key: "note.signedIn", type: "success" });
  if (before !== null && after !== null && after > before) {
    visit.notes.leave({ key: "note.cartMerged", type: "info" });
  }
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
