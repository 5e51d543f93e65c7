import { isPlainClick } from "../../ui/plain-click.ts";
import { galleryStep, stepOfKey } from "./gallery-step.ts";

/** Arrow keys, thumbnails and the large view of a gallery. Which picture is shown is known from the strip alone. */
export function install(page: Document): void {
  page.addEventListener("click", onClick);
  page.addEventListener("keydown", onKey);
  // Scrolling does not bubble, but it can be caught on the way down.
  page.addEventListener("scroll", onScroll, { capture: true, passive: true });
  page.addEventListener("scrollend", onScrollEnd, { capture: true, passive: true });
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const gallery = target?.closest<HTMLElement>("[data-gallery]");
  if (!target || !gallery || !isPlainClick(event)) return;
  const thumb = target.closest<HTMLElement>("[data-gallery-thumb]");
  const picture = target.closest<HTMLElement>("[data-gallery-picture]");
  const step = target.closest<HTMLElement>("[data-gallery-step]");
  const full = target.closest("[data-gallery-full], [data-gallery-stage] img");
  if (thumb) show(gallery, Number(thumb.dataset["galleryThumb"]));
  else if (picture) openZoom(gallery, Number(picture.dataset["galleryPicture"]));
  else if (step)
    show(gallery, galleryStep(shownIndex(gallery), Number(step.dataset["galleryStep"]), countIn(gallery)));
  else if (full) showFull(gallery, !stageOf(gallery)?.hasAttribute("data-full"));
  else return;
  event.preventDefault();
}

function onKey(event: KeyboardEvent): void {
  const step = stepOfKey(event.key);
  const target = event.target instanceof Element ? event.target : null;
  const gallery = target?.closest<HTMLElement>("[data-gallery]");
  if (step === null || !target || !gallery || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const index = galleryStep(shownIndex(gallery), step, countIn(gallery));
  show(gallery, index);
  const part = target.closest("[data-gallery-thumb]") ? "thumb" : "picture";
  if (!zoomOf(gallery)?.open) {
    gallery.querySelector<HTMLElement>(`[data-gallery-${part}="${index}"]`)?.focus({ preventScroll: true });
  }
}

/** A strip that glides to a chosen picture passes others: they are not the ones shown. */
function onScroll({ target }: Event): void {
  if (target instanceof HTMLElement && !target.hasAttribute("data-gallery-gliding")) markScrolled(target);
}

function onScrollEnd({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  target.removeAttribute("data-gallery-gliding");
  markScrolled(target);
}

function markScrolled(strip: HTMLElement): void {
  const gallery = strip.matches("[data-gallery-strip]") && strip.closest<HTMLElement>("[data-gallery]");
  if (gallery && strip.clientWidth > 0) mark(gallery, Math.round(strip.scrollLeft / strip.clientWidth));
}

function show(gallery: HTMLElement, index: number): void {
  mark(gallery, index);
  const strip = gallery.querySelector<HTMLElement>("[data-gallery-strip]");
  const left = index * (strip?.clientWidth ?? 0);
  // Without a way to go there is no end of scrolling either.
  strip?.toggleAttribute("data-gallery-gliding", Math.abs(strip.scrollLeft - left) > 1);
  strip?.scrollTo({ left });
  if (zoomOf(gallery)?.open) fillZoom(gallery, index);
}

function openZoom(gallery: HTMLElement, index: number): void {
  fillZoom(gallery, index);
  mark(gallery, index);
  zoomOf(gallery)?.showModal();
}

function fillZoom(gallery: HTMLElement, index: number): void {
  const stage = stageOf(gallery);
  const link = gallery.querySelector<HTMLAnchorElement>(`[data-gallery-picture="${index}"]`);
  if (!stage || !link) return;
  const picture = document.createElement("img");
  picture.src = link.href;
  picture.alt = link.querySelector("img")?.alt ?? "";
  stage.replaceChildren(picture);
  showFull(gallery, false);
}

/** As large as the picture is, to be scrolled; or all of it at once. */
function showFull(gallery: HTMLElement, isFull: boolean): void {
  stageOf(gallery)?.toggleAttribute("data-full", isFull);
  gallery.querySelector("[data-gallery-full]")?.setAttribute("aria-pressed", String(isFull));
}

function stageOf(gallery: HTMLElement): Element | null {
  return gallery.querySelector("[data-gallery-stage]");
}

function mark(gallery: HTMLElement, index: number): void {
  const text = `${index + 1} / ${countIn(gallery)}`;
  for (const status of gallery.querySelectorAll("[data-gallery-status]")) {
    if (status.textContent !== text) status.textContent = text;
  }
  for (const thumb of gallery.querySelectorAll<HTMLElement>("[data-gallery-thumb]")) {
    if (Number(thumb.dataset["galleryThumb"]) === index) thumb.setAttribute("aria-current", "true");
    else thumb.removeAttribute("aria-current");
  }
}

function shownIndex(gallery: HTMLElement): number {
  const current = gallery.querySelector<HTMLElement>("[data-gallery-thumb][aria-current]");
  return Number(current?.dataset["galleryThumb"] ?? 0);
}

function countIn(gallery: HTMLElement): number {
  return gallery.querySelectorAll("[data-gallery-picture]").length;
}

function zoomOf(gallery: HTMLElement): HTMLDialogElement | null {
  return gallery.querySelector("dialog");
}
