import { startNoticeTimer } from "./notice-timer.client.ts";

/** Starts the time of messages in the page, now and after a swap, and closes any notice by its button. */
export function installNotifications(document: Document): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-notice-close]")) return;
    target.closest("[data-notice]")?.remove();
  });
  startAll();
  document.addEventListener("hearth:swap", startAll);

  function startAll(): void {
    for (const notice of document.querySelectorAll<HTMLElement>("[data-notice-ms]")) {
      const delayMs = Number(notice.dataset["noticeMs"]);
      delete notice.dataset["noticeMs"];
      startNoticeTimer(notice, delayMs);
    }
  }
}
