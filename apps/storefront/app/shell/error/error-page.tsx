import { isRouteErrorResponse } from "react-router";
import { useLanguage } from "../../platform/language/language.tsx";
import type { PageFailure } from "../../platform/http/answer/page-failure.ts";
import { ButtonLink } from "../../ui/base/button.tsx";
import { ErrorHelp } from "./error-help.tsx";
import { PageTitle } from "../page/page-head.tsx";
import type { ShellData } from "../shell-data.ts";

const statusesWithText = ["400", "404", "408", "410", "414", "429", "500", "502", "503"] as const;
type StatusWithText = (typeof statusesWithText)[number];

interface Props {
  error: unknown;
  shell: ShellData | undefined;
}

/** What went wrong, in words of the visitor, with a way out. */
export function ErrorPage({ error, shell }: Props) {
  const { t, href } = useLanguage();
  const status = statusOf(error);
  const failure = failureOf(error);
  const words = failure?.kind === "away" ? failure.kind : status;
  const title = t(`error.${words}.title`);
  return (
    <div className="container-page flex flex-col gap-section py-section">
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <div className="flex flex-col items-start gap-4">
        <p className="rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold text-accent">{status}</p>
        <h1 className="page-title">{title}</h1>
        <p className="max-w-prose text-lead">{t(`error.${words}.text`)}</p>
        {failure && "message" in failure && (
          <p lang="en" className="text-sm text-ink-soft wrap-anywhere">
            {failure.message}
          </p>
        )}
        {failure && "requestId" in failure && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            {t("error.reference", { id: failure.requestId })}
          </p>
        )}
        <ButtonLink href={href("/")} icon="home">
          {t("error.backHome")}
        </ButtonLink>
      </div>
      {shell && <ErrorHelp shell={shell} isAddressWrong={status.startsWith("4") && status !== "408"} />}
    </div>
  );
}

export function failureOf(error: unknown): PageFailure | null {
  return isRouteErrorResponse(error) && typeof error.data === "object"
    ? (error.data as PageFailure | null)
    : null;
}

function statusOf(error: unknown): StatusWithText {
  const status = isRouteErrorResponse(error) ? String(error.status) : "500";
  return statusesWithText.find((known) => known === status) ?? "500";
}
