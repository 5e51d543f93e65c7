import { Link } from "react-router-dom";
import { useFailureText } from "../language/use-failure-text.ts";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ScreenHead } from "./screen-head.tsx";

export function NotFound() {
  const { t } = useLanguage();
  return (
    <>
      <ScreenHead title={t("error.notFoundTitle")} />
      <EmptyState icon="search" title={t("error.notFoundText")}>
        <Link to="/">{t("error.toStart")}</Link>
      </EmptyState>
    </>
  );
}

export function AccessDenied() {
  const { t } = useLanguage();
  return (
    <>
      <ScreenHead title={t("error.deniedTitle")} />
      <EmptyState icon="lock" title={t("error.deniedText")}>
        <Link to="/">{t("error.toStart")}</Link>
      </EmptyState>
    </>
  );
}

/** Something of ours broke; a new version that replaced the files of this page looks the same, and loading again helps. */
export function ErrorScreen() {
  const { t } = useLanguage();
  return (
    <>
      <ScreenHead title={t("error.brokenTitle")} />
      <EmptyState icon="alert-triangle" title={t("error.brokenText")}>
        <Button look="primary" icon="refresh" onClick={() => window.location.reload()}>
          {t("error.reload")}
        </Button>
      </EmptyState>
    </>
  );
}

/** In the place of what could not be read. */
export function ReadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  return (
    <div role="alert">
      <EmptyState icon="alert-triangle" title={failureText(error)}>
        <Button icon="refresh" onClick={onRetry}>
          {t("error.retry")}
        </Button>
      </EmptyState>
    </div>
  );
}
