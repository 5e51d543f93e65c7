import { addViewed, readViewed, storageKey, viewedBefore } from "./viewed-list.ts";

/** Remembers the products of this browser and shows the last ones. Only ids leave it, and only to fetch their cards. */
export function install(page: Document): void {
  const current = currentId(page);
  if (current) void showBefore(page, viewedBefore(stored(), current));
  remember(current);
  page.addEventListener("hearth:swap", () => remember(currentId(page)));
}

function currentId(page: Document): string | undefined {
  return page.querySelector<HTMLElement>("[data-product-id]")?.dataset["productId"];
}

async function showBefore(page: Document, ids: readonly string[]): Promise<void> {
  const place = page.querySelector<HTMLElement>("[data-recently-viewed]");
  if (!place || ids.length === 0) return;
  const answer = await fetch(`${place.dataset["recentlyViewed"]}/${ids.join(",")}`).catch(() => null);
  if (!answer?.ok) return;
  const fragment = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (fragment.body.childElementCount === 0) return;
  place.append(...fragment.body.childNodes);
  place.hidden = false;
  // What came in has behaviour of its own.
  page.dispatchEvent(new CustomEvent("hearth:swap"));
}

/** Storage may be switched off or full: then nothing is remembered. */
function stored(): string[] {
  try {
    return readViewed(localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}

function remember(id: string | undefined): void {
  if (!id) return;
  try {
    localStorage.setItem(storageKey, JSON.stringify(addViewed(stored(), id)));
  } catch {
    // Nothing depends on it.
  }
}
