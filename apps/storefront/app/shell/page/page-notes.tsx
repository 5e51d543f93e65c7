import { isNoteKey } from "@hearth/i18n";
import type { NoteKey } from "@hearth/i18n";
import { useLanguage } from "../../platform/language/language.tsx";
import { Notification } from "../../ui/message/notification.tsx";
import type { NoticeType } from "../../ui/message/notice-timing.ts";

export interface PageNote {
  key: NoteKey;
  type: NoticeType;
}

/** What the page before wanted to be said here. */
export function PageNotes({ notes }: { notes: readonly PageNote[] }) {
  const { t } = useLanguage();
  const known = notes.filter(({ key }) => isNoteKey(key));
  if (known.length === 0) return null;
  return (
    <div className="page-notes container-page">
      {known.map(({ key, type }) => (
        <Notification
          key={key}
          type={type}
          persistent={type !== "success"}
          closeLabel={t("shell.closeMessage")}
        >
          <p>{t(key)}</p>
        </Notification>
      ))}
    </div>
  );
}
