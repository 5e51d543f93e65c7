import type { ContactMessage } from "@hearth/admin-contract";
import type { Conflict, Fields } from "../../api/questions.ts";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { mailTo } from "./mail-to.ts";

/** Answers are written in one's own mail program; here stands that there was one. */
export function MessageAnswer({ message }: { message: ContactMessage }) {
  const { t, format } = useLanguage();
  const may = useMay();
  const gist = (of: ContactMessage): Fields => ({
    state: t(`contact.state.${of.state}`),
    staff: of.answeredBy,
  });
  const compare = (current: Fields, mine: Fields): Conflict => ({
    current,
    mine,
    sinceSeen: { seen: gist(message), now: gist(current as unknown as ContactMessage) },
  });
  const answer = useAdminAction("answerContactMessage", { done: "contact.answeredDone", compare });
  const reopen = useAdminAction("reopenContactMessage", { done: "contact.reopenedDone", compare });
  const { id, version, email, subject, state, answeredAt, answeredBy } = message;
  const seen = { params: { id }, input: { version } };
  return (
    <Card title={t("contact.answer")}>
      <div className="stack">
        {answeredAt && (
          <p>{t("contact.answeredBy", { name: answeredBy ?? "", when: format.dateTime(answeredAt) })}</p>
        )}
        <a className="button button-plain" href={mailTo(email, t("contact.reply", { subject }))}>
          <Icon name="mail" />
          {t("contact.write")}
        </a>
        {may("answerContactMessage") &&
          (state === "open" ? (
            <Button
              look="primary"
              icon="check"
              isBusy={answer.isRunning}
              onClick={() => void answer.run(seen)}
            >
              {t("contact.markAnswered")}
            </Button>
          ) : (
            <Button icon="arrow-back-up" isBusy={reopen.isRunning} onClick={() => void reopen.run(seen)}>
              {t("contact.reopen")}
            </Button>
          ))}
      </div>
    </Card>
  );
}
