import { loginDialogId } from "./login-dialog-id.ts";

const part = "[data-login-part]";
const firstField = "input:not([type=hidden])";

let isListening = false;

/** Fills the dialog with the form of the login page and sends it from there. Whatever goes wrong ends on that page. */
export async function openLogin(page: Document, address: string): Promise<void> {
  if (!isListening) page.addEventListener("submit", onSubmit);
  isListening = true;
  await fill(page, address);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  const box = boxOf(document);
  if (!(form instanceof HTMLFormElement) || form.id !== "login" || !box?.contains(form)) return;
  event.preventDefault();
  send(box, form, event.submitter).catch(() => form.submit());
}

function boxOf(page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>(`#${loginDialogId} [data-login]`);
}

/** On the way to an order the visitor stays; from elsewhere the account follows. */
function wantedPath(): string {
  return /^(\/[a-z]{2}-[A-Z]{2})?\/checkout(\/|$)/.test(location.pathname)
    ? location.pathname + location.search
    : "";
}

async function fill(page: Document, address: string): Promise<void> {
  const box = boxOf(page);
  if (!box || box.querySelector(part)) return box?.querySelector<HTMLElement>(firstField)?.focus();
  const url = new URL(address);
  if (wantedPath()) url.searchParams.set("redirect", wantedPath());
  try {
    const answer = await fetch(url, { headers: { accept: "text/html" } });
    // Somebody signed in already is sent on by the server.
    if (answer.redirected || !show(box, await answer.text())) location.assign(answer.url);
  } catch {
    location.assign(url);
  }
}

function show(box: HTMLElement, html: string): boolean {
  const fresh = new DOMParser().parseFromString(html, "text/html").querySelector(part);
  if (!fresh) return false;
  box.replaceChildren(document.importNode(fresh, true));
  box.removeAttribute("aria-busy");
  const first = box.querySelector<HTMLElement>("[autofocus]") ?? box.querySelector<HTMLElement>(firstField);
  first?.focus();
  return true;
}

async function send(box: HTMLElement, form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  button?.setAttribute("aria-busy", "true");
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  const answer = await fetch(form.action, { method: "POST", body: fields, redirect: "manual" });
  if (answer.type !== "opaqueredirect") {
    if (!show(box, await answer.text())) throw new Error(`login: ${answer.status}`);
    return;
  }
  box.closest("dialog")?.close();
  const target = fields.get("redirect");
  if (!target || target !== location.pathname + location.search) {
    location.assign(target || (box.dataset["after"] ?? "/account"));
  } else location.reload();
}
