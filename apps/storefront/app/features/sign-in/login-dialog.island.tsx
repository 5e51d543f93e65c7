import { useEffect, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { island } from "../../islands/island.tsx";
import { emptyForm } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { LOGIN_DIALOG_ID } from "./login-dialog-id.ts";
import { LoginForm } from "./login-form.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { ProviderChoice } from "./provider-buttons.tsx";
import { sendLogin } from "./send-login.ts";

const FORM_ID = "dialog-login";

/** Signing in without leaving the page. Shared pages hold it empty: a form nobody asked for would be filled by the browser. */
export const LoginDialog = island(
  { name: "login-dialog", when: "interaction", texts: ["sign-in", "form", "errors"] },
  function LoginDialog({ providers }: { providers: readonly ProviderChoice[] }) {
    const { t, href } = useLanguage();
    const dialog = useRef<HTMLDialogElement>(null);
    const [redirect, setRedirect] = useState<string | null>(null);

    useEffect(() => setRedirect(wantedPath(location)), []);

    return (
      <Dialog
        id={LOGIN_DIALOG_ID}
        title={t("signIn.title")}
        closeLabel={t("signIn.close")}
        ref={dialog}
        foot={
          <ButtonLink href={href("/register")} look="quiet" icon="user-plus" className="w-full">
            {t("signIn.register")}
          </ButtonLink>
        }
      >
        {redirect === null ? (
          <p className="text-ink-soft">{t("signIn.loading")}</p>
        ) : (
          <>
            <SendingForm redirect={redirect} onDone={() => dialog.current?.close()} />
            <ProviderButtons providers={providers} redirect={redirect} />
          </>
        )}
      </Dialog>
    );
  },
);

/** The form of the login page, sent from here. Whatever goes wrong ends on that page. */
function SendingForm({ redirect, onDone }: { redirect: string; onDone: () => void }) {
  const { href } = useLanguage();
  const [{ state, attempt }, setShown] = useState({ state: emptyForm, attempt: 0 });
  const [isBusy, setBusy] = useState(false);

  function send(event: SubmitEvent<HTMLElement>): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    sendLogin(new FormData(form), location.pathname + location.search).then(
      (answer) => {
        if ("form" in answer) {
          setShown({ state: answer.form, attempt: attempt + 1 });
          setBusy(false);
          return;
        }
        onDone();
        leaveFor(redirect || href("/account"));
      },
      () => form.submit(),
    );
  }

  return (
    <div onSubmit={send}>
      <LoginForm
        // Anew after each attempt: a password that was wrong is not kept.
        key={attempt}
        id={FORM_ID}
        state={state}
        redirect={redirect}
        isBusy={isBusy}
        firstField={beginHere}
        problems={takeFocus}
      />
    </div>
  );
}

/** The browser begins there whenever the dialog opens; React would only do so the first time. */
function beginHere(field: HTMLInputElement | null): void {
  field?.setAttribute("autofocus", "");
  field?.focus();
}

function takeFocus(problems: HTMLElement | null): void {
  problems?.focus();
}

/** On the way to an order the visitor stays; from elsewhere the account follows. */
function wantedPath({ pathname, search }: Location): string {
  return /^(\/[a-z]{2}-[A-Z]{2})?\/checkout(\/|$)/.test(pathname) ? pathname + search : "";
}

function leaveFor(href: string): void {
  if (href === location.pathname + location.search) location.reload();
  else location.assign(href);
}
