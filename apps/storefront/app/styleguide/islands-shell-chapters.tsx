import { CONSENT_DIALOG_ID } from "../features/consent/public-islands.ts";
import { DataIcon, IconSheet } from "../features/icon/public.ts";
import { LOGIN_DIALOG_ID } from "../features/sign-in/public-islands.ts";
import { MenuRow } from "../shell/menu/menu-row.island.tsx";
import { DialogLink } from "../ui/overlay/dialog-link.island.tsx";
import { Notification } from "../ui/message/notification.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

/** Side menu, account menu and the way up are around this page, once as on every page. */
export function ShellIslandsChapter() {
  return (
    <Chapter id="shell-islands" title="Around a page">
      <Specimen name="menu row: rests a mouse on it, Escape, click elsewhere">
        <nav aria-label="Specimen" className="relative w-full">
          <MenuRow
            entries={[
              { name: "Heating", current: "true", panel: <p className="p-4">What lies below it</p> },
              { name: "Power", panel: <p className="p-4">And below this one</p> },
              {
                link: (
                  <a href="#shell-islands" className="menu-top">
                    Without a panel
                  </a>
                ),
              },
            ]}
          />
        </nav>
      </Specimen>
      <Specimen name="dialog links: consent settings, login">
        <DialogLink dialog={CONSENT_DIALOG_ID} href="#shell-islands" className="link">
          Settings
        </DialogLink>
        <DialogLink dialog={LOGIN_DIALOG_ID} href="#shell-islands" className="link">
          Sign in
        </DialogLink>
      </Specimen>
      <Specimen name="page message: leaves, can be closed">
        <Notification type="success" closeLabel="Close">
          Saved
        </Notification>
      </Specimen>
      <Specimen name="icons named by data">
        <DataIcon name="tabler:rocket" />
        <DataIcon name="tabler:no-such-icon" />
        <IconSheet names={["tabler:rocket", "tabler:no-such-icon"]} />
      </Specimen>
    </Chapter>
  );
}
