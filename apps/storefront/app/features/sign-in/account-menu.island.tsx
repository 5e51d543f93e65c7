import { useRef } from "react";
import { useStore } from "zustand";
import { island } from "../../islands/island.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { DialogLink } from "../../ui/overlay/dialog-link.island.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Dropdown, DropdownLink, PopoverTrigger } from "../../ui/overlay/popover.tsx";
import { LOGIN_DIALOG_ID } from "./login-dialog-id.ts";
import { sessionStore } from "./session/session-store.ts";
import { SignOutForm } from "./sign-out-form.tsx";

const ACCOUNT_MENU_ID = "account-menu";

interface Props {
  /** Handed over: six words are no reason to load the texts of signing in. */
  labels: Record<"menu" | "signIn" | "register" | "account" | "signOut" | "signOutGuest", string>;
}

/** The menu behind the person in the header: for visitors on every shared page, for customers and guests once they are known. */
export const AccountMenu = island(
  { name: "account-menu", when: "idle" },
  function AccountMenu({ labels }: Props) {
    const { href } = useLanguage();
    const { kind } = useStore(sessionStore);
    const button = useRef<HTMLButtonElement>(null);
    const menu = useRef<HTMLUListElement>(null);

    /** The menu would lie over the dialog. Its button is where the focus comes back to. */
    function leave(): void {
      menu.current?.hidePopover();
      button.current?.focus();
    }

    return (
      <>
        <PopoverTrigger popover={ACCOUNT_MENU_ID} look="quiet" className="header-action" ref={button}>
          <Icon name="user" size="regular" />
          <span className="header-action-text">{labels.menu}</span>
        </PopoverTrigger>
        <Dropdown id={ACCOUNT_MENU_ID} label={labels.menu} align="end" ref={menu}>
          {kind === "anonymous" && (
            <>
              <li>
                <DialogLink
                  dialog={LOGIN_DIALOG_ID}
                  href={href("/login")}
                  className="dropdown-entry"
                  onOpen={leave}
                >
                  {labels.signIn}
                </DialogLink>
              </li>
              <DropdownLink href={href("/register")}>{labels.register}</DropdownLink>
            </>
          )}
          {kind === "customer" && <DropdownLink href={href("/account")}>{labels.account}</DropdownLink>}
          {kind !== "anonymous" && (
            <li>
              <SignOutForm
                label={kind === "guest" ? labels.signOutGuest : labels.signOut}
                className="dropdown-entry w-full text-left"
              />
            </li>
          )}
        </Dropdown>
      </>
    );
  },
);
