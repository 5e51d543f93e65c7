import { announce } from "../../../platform/browser/announce.client.ts";
import { createLatestOnly } from "../../../platform/browser/latest-only.ts";

const latest = createLatestOnly();

/** A method is sent when it is chosen, and the page shows what follows from it. Whatever goes wrong ends in an ordinary form. */
export function installChoices(page: Document): void {
  page.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches("[data-checkout-choice]")) return;
    if (target.form) void apply(target.form);
  });
}

async function apply(form: HTMLFormElement): Promise<void> {
  const fields = new FormData(form);
  fields.set("intent", "apply");
  form.setAttribute("aria-busy", "true");
  const next = await latest.ask((signal) => send(form, fields, signal)).catch(() => null);
  if (next === "stale") return;
  const fresh = next?.querySelector<HTMLFormElement>(`form#${form.id}`);
  if (!next || !fresh) {
    form.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="apply"]'));
    return;
  }
  replace(form, fresh);
}

async function send(form: HTMLFormElement, fields: FormData, signal: AbortSignal): Promise<Document | null> {
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === "string");
  const body = new URLSearchParams(texts);
  const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "text/html" }, signal });
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** What was typed while the answer was on its way, and what was agreed to, stays; only the summary is another. */
function replace(form: HTMLFormElement, fresh: HTMLFormElement): void {
  const page = form.ownerDocument;
  const focused = page.activeElement?.id ?? "";
  const next = page.importNode(fresh, true);
  for (const field of form.elements) {
    if (!isTyped(field) || !field.id) continue;
    const same = next.querySelector<HTMLInputElement>(`#${CSS.escape(field.id)}`);
    if (same && field.type === "checkbox") same.checked = field.checked;
    else if (same && field.type !== "radio") same.value = field.value;
    else if (same && !field.matches("[data-checkout-choice]")) same.checked = field.checked;
  }
  form.replaceWith(next);
  if (focused) page.getElementById(focused)?.focus({ preventScroll: true });
  page.dispatchEvent(new CustomEvent("hearth:swap", { detail: { region: "checkout" } }));
  const said = next.querySelector<HTMLElement>("[data-checkout-said]")?.dataset["checkoutSaid"];
  if (said) announce(page, said);
}

function isTyped(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
