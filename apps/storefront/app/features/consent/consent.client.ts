import { announce } from "../../platform/browser/announce.client.ts";
import { isPlainClick } from "../../ui/plain-click.ts";
import { consentCookieOf, consentOf, offeredGroups, optionalGroups, readConsent } from "./consent-choice.ts";
import type { OptionalGroup } from "./consent-choice.ts";

const dialogId = "consent";
const openingAddress = "#cookie-consent";

/**
 * The settings and what was chosen. Others read `<html data-consent="media …">` and listen to `hearth:consent`; they ask for a
 * group with `hearth:consent-give`.
 */
export function installConsent(document: Document): void {
  show(document);
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = isPlainClick(event) && target?.closest(`a[href$="${openingAddress}"]`);
    if (link && open(document)) event.preventDefault();
    const button = target?.closest<HTMLElement>("[data-consent-choice]");
    if (button) choose(document, button.dataset["consentChoice"] ?? "");
  });
  document.addEventListener("hearth:consent-give", (event) => {
    const group = event instanceof CustomEvent ? isGroup(event.detail) : null;
    if (group) save(document, [...allowed(document), group]);
  });
  // Ticks that were not saved are forgotten with the dialog. `close` does not bubble.
  document.addEventListener("close", ({ target }) => isSettings(target) && show(document), true);
  if (location.hash === openingAddress) open(document);
}

function open(document: Document): boolean {
  const dialog = document.getElementById(dialogId);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}

function choose(document: Document, choice: string): void {
  const ticked = boxes(document).flatMap((box) => (box.checked ? (isGroup(box.value) ?? []) : []));
  save(document, choice === "all" ? offeredGroups : choice === "chosen" ? ticked : []);
  const dialog = document.getElementById(dialogId);
  if (dialog instanceof HTMLDialogElement) dialog.close();
  announce(document, dialog?.querySelector<HTMLElement>("[data-saved-text]")?.dataset["savedText"] ?? "");
}

function save(document: Document, groups: readonly OptionalGroup[]): void {
  document.cookie = consentCookieOf(consentOf(groups, new Date()), location.protocol === "https:");
  show(document);
  document.dispatchEvent(new CustomEvent("hearth:consent", { detail: allowed(document) }));
}

function show(document: Document): void {
  const groups = allowed(document);
  document.documentElement.dataset["consent"] = groups.join(" ");
  for (const box of boxes(document)) box.checked = groups.some((group) => group === box.value);
}

function allowed(document: Document): readonly OptionalGroup[] {
  return readConsent(document.cookie, new Date())?.groups ?? [];
}

function boxes(document: Document): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`#${dialogId} input[name="consent"]`)];
}

function isGroup(value: unknown): OptionalGroup | null {
  return optionalGroups.find((group) => group === value) ?? null;
}

function isSettings(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.id === dialogId;
}
