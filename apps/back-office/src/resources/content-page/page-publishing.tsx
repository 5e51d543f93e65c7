import type { ContentPageSheet } from "@hearth/admin-contract";
import { isLocale, localeNames } from "@hearth/i18n";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";
import { problemText } from "./problem-text.ts";

interface Props {
  page: ContentPageSheet;
  hasUnsaved: boolean;
}

/** What the shop shows, what keeps the draft from it, and the buttons. */
export function PagePublishing({ page, hasUnsaved }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const may = useMay();
  const failureText = useFailureText();
  const publish = useAdminAction("publishContentPage", { done: "contentPage.published", isQuiet: true });
  const end = useAdminAction("endContentPage", { done: "contentPage.ended", isQuiet: true });
  const { id, version, number, liveNumber, liveSince, problems, texts } = page;
  const asked = { params: { id }, input: { version } };
  const error = publish.error ?? end.error;
  return (
    <Card title={t("contentPage.publishing")}>
      {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
      <p className="card-note">
        {liveNumber === null || liveSince === null
          ? t("contentPage.notLive")
          : t(liveNumber === number ? "contentPage.liveIsNewest" : "contentPage.liveIsOlder", {
              number: liveNumber,
              time: format.dateTime(liveSince),
            })}
      </p>
      {problems.length > 0 && (
        <>
          <p>{t("contentPage.problems")}</p>
          <ul className="page-problems">
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>{problemText(problem, page, language)}</li>
            ))}
          </ul>
        </>
      )}
      {liveNumber !== null && (
        <Facts
          facts={texts
            .filter(({ path }) => path !== "")
            .map(({ locale, path }) => [
              isLocale(locale) ? localeNames[locale] : locale,
              <span key={locale} className="path">
                /{path}
              </span>,
            ])}
        />
      )}
      {hasUnsaved && <Notice>{t("contentPage.saveFirst")}</Notice>}
      {may("publishContentPage") && (
        <div className="form-actions">
          {liveNumber !== number && (
            <Button
              look="primary"
              isBusy={publish.isRunning}
              disabled={hasUnsaved || problems.length > 0}
              onClick={() => void publish.run(asked)}
            >
              {t("contentPage.publish")}
            </Button>
          )}
          {liveNumber !== null && (
            <ConfirmButton
              isBusy={end.isRunning}
              title={t("contentPage.end")}
              text={t("contentPage.endText")}
              confirm={t("contentPage.end")}
              cancel={t("shell.cancel")}
              onConfirm={() => end.run(asked)}
            >
              {t("contentPage.end")}
            </ConfirmButton>
          )}
        </div>
      )}
    </Card>
  );
}
