import { loginDialogId } from "./login-dialog-id.ts";

/** Nearly nobody opens the dialog on a page, so its work is fetched with the first click. */
export function installLogin(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-dialog]") : null;
    if (link?.dataset["dialog"] !== loginDialogId || !page.querySelector(`dialog#${loginDialogId}[open]`))
      return;
    import("./login-dialog.client.ts").then(
      ({ openLogin }) => openLogin(page, link.href),
      () => location.assign(link.href),
    );
  });
}
