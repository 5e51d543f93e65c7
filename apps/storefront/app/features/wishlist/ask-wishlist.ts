import { fetchJson } from "../../platform/browser/fetch/fetch-json.ts";
import { inTurn } from "../../platform/browser/fetch/in-turn.ts";
import { isFresh } from "./account-copy.ts";
import { accountCopy, browserIds, isCustomer, keepAccountCopy, keepBrowserIds } from "./kept-wishlist.ts";
import type { WishlistAnswer } from "./wishlist-answer.ts";
import type { Refusal } from "./change-browser-item.ts";
import { withoutItems } from "./wishlist-rules.ts";
import type { ItemChange } from "./wishlist-rules.ts";

const LOCK_NAME = "hearth-wishlist";
const PATIENCE_MS = 15_000;

/** Changes the list of the account. `url` is where the shop answers in the language of the page. */
export function changeAccountItem(change: ItemChange, url: string): Promise<Refusal | null> {
  return inTurn(LOCK_NAME, () => changeAccount(change, url));
}

async function changeAccount({ intent, id }: ItemChange, url: string): Promise<Refusal | null> {
  const answer = await ask(url, new URLSearchParams({ [intent]: id }));
  if (answer?.ids) keepAccountCopy(answer.ids);
  if (!answer) return { key: "wishlist.noAnswer" };
  return answer.detail === null ? null : { detail: answer.detail };
}

/**
 * Hands the list of this browser over to the account, once: what was taken over is not here any more. Else it only asks for news; without an answer
 * the list is empty until there is one.
 * Throws when something could not be handed over; then it stays here.
 */
export async function catchUp(): Promise<void> {
  await inTurn(LOCK_NAME, async () => {
    const ids = browserIds();
    if (!isCustomer() || (ids.length === 0 && isFresh(accountCopy(), Date.now()))) return;
    const merge = ids.length > 0 ? new URLSearchParams({ merge: ids.join(",") }) : undefined;
    const answer = await ask("/wishlist/ids", merge);
    if (answer?.ids) {
      keepBrowserIds(withoutItems(browserIds(), ids));
      keepAccountCopy(answer.ids);
    } else if (merge) throw new Error(`wishlist: not handed over, ${answer?.detail ?? "no answer"}`);
    else {
      console.error("wishlist: could not be read", answer?.detail ?? "no answer");
      keepAccountCopy(null);
    }
  });
}

/** Products the shop does not sell any more are not counted either. */
export async function forgetItems(gone: readonly string[]): Promise<void> {
  await inTurn(LOCK_NAME, () => keepBrowserIds(withoutItems(browserIds(), gone)));
}

function ask(url: string, change?: URLSearchParams): Promise<WishlistAnswer | null> {
  return fetchJson(url, { patienceMs: PATIENCE_MS, method: change ? "POST" : "GET", body: change ?? null });
}
