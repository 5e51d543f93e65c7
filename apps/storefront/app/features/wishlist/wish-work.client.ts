import { showToast } from "../../ui/toast.client.ts";
import { isFresh } from "./account-copy.ts";
import type { WishAnswer } from "./wish-answer.ts";
import { addWish, withoutWishes } from "./wish-list.ts";
import {
  accountCopy,
  browserWishes,
  inTurn,
  isCustomer,
  keepAccountCopy,
  writeBrowserWishes,
} from "./wish-store.client.ts";

type Intent = "add" | "remove";

const patienceMs = 15_000;
const texts = document.querySelector<HTMLElement>("[data-wish-texts]")?.dataset ?? {};

export async function toggleWish(button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy === "true") return;
  const { wish: id = "", name = "" } = button.dataset;
  const intent = button.ariaPressed === "true" ? "remove" : "add";
  button.ariaBusy = "true";
  const problem = await inTurn(() => (isCustomer() ? changeAccount(intent, id) : changeBrowser(intent, id)));
  button.ariaBusy = null;
  document.dispatchEvent(new CustomEvent("hearth:wishes"));
  tell(intent, name, problem);
}

/**
 * Hands the list of this browser over to the account, once: what was taken over is not here any more. Else it only asks for news.
 * Throws when something could not be handed over; then it stays here.
 */
export async function catchUp(): Promise<void> {
  await inTurn(async () => {
    const ids = browserWishes();
    if (!isCustomer() || (ids.length === 0 && isFresh(accountCopy(), Date.now()))) return;
    const answer = await ask(ids.length > 0 ? new URLSearchParams({ merge: ids.join(",") }) : undefined);
    if (answer?.ids) {
      writeBrowserWishes(withoutWishes(browserWishes(), ids));
      keepAccountCopy(answer.ids);
    } else if (ids.length > 0) throw new Error(`wishlist: not handed over, ${answer?.detail ?? "no answer"}`);
  });
  document.dispatchEvent(new CustomEvent("hearth:wishes"));
}

/** Null, or what went wrong. */
function changeBrowser(intent: Intent, id: string): string | null {
  const before = browserWishes();
  const after = intent === "add" ? addWish(before, id) : withoutWishes(before, [id]);
  if (after === null) return texts["full"] ?? "";
  return writeBrowserWishes(after) ? null : (texts["noStorage"] ?? "");
}

async function changeAccount(intent: Intent, id: string): Promise<string | null> {
  const answer = await ask(new URLSearchParams({ [intent]: id }));
  if (answer?.ids) keepAccountCopy(answer.ids);
  return answer ? answer.detail : (texts["noAnswer"] ?? "");
}

async function ask(change?: URLSearchParams): Promise<WishAnswer | null> {
  try {
    const answer = await fetch(texts["address"] ?? "", {
      method: change ? "POST" : "GET",
      body: change ?? null,
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(patienceMs),
    });
    return answer.headers.get("content-type")?.includes("json") ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** A removal is told in the style of an error: the specification wants it so. The words are neutral. */
function tell(intent: Intent, name: string, problem: string | null): void {
  const fill = (text = "") =>
    text.replaceAll(/\{(name|detail)\}/g, (_whole, key) => (key === "name" ? name : (problem ?? "")));
  if (problem !== null) {
    const message = fill(texts[intent === "add" ? "cannotAdd" : "cannotRemove"]);
    return showToast({ type: "danger", message });
  }
  const isAdded = intent === "add";
  showToast({
    kind: "notification",
    type: isAdded ? "success" : "danger",
    message: fill(texts[isAdded ? "added" : "removed"]),
  });
}
