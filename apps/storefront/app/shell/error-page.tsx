import { isRouteErrorResponse } from "react-router";
import { useLanguage } from "../platform/language.tsx";
import type { PageFailure } from "../platform/page-failure.ts";
import { PageTitle } from "./page-head.tsx";

const statusesWithText = ["400", "404", "408", "414", "429", "500", "502", "503"] as const;
type StatusWithText = (typeof statusesWithText)[number];

/** What went wrong, in words of the visitor, with a way out. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t, href } = useLanguage();
  const status = statusOf(error);
  const failure = failureOf(error);
  const title = t(`error.${status}.title`);
  return (
    <div className="container-page flex flex-col items-start gap-4 py-16">
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <p className="text-sm font-semibold tracking-wide text-accent">{status}</p>
      <h1 className="page-title">{title}</h1>
      <p className="max-w-prose">{t(`error.${status}.text`)}</p>
      {failure && "message" in failure && (
        <p className="text-sm text-ink-soft wrap-anywhere">{failure.message}</p>
      )}
      {failure && "requestId" in failure && (
        <p className="text-sm text-ink-soft">{t("error.reference", { id: failure.requestId })}</p>
      )}
      <a href={href("/")} className="button mt-2">
        {t("error.backHome")}
      </a>
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
