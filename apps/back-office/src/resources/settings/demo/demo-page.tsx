import type { DemoShop } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { ScreenHead } from "../../../shell/screen-head.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DemoContents } from "./demo-contents.tsx";
import { EmptyDemo } from "./empty-demo.tsx";

const AGAIN_MS = 1000;

function isUnderWay({ state, waiting }: DemoShop): boolean {
  return state === "asked" || (state === "emptied" && waiting > 0);
}

/** What goes and what stays, the question, and how far it is. */
export function DemoPage() {
  const { t } = useLanguage();
  const { data, error, refetch } = useAdminQuery(
    "readDemo",
    {},
    { again: (demo) => (demo && isUnderWay(demo) ? AGAIN_MS : false) },
  );
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <ScreenHead title={t("demo.title")} back={{ to: "/", text: t("nav.start") }} />
      {data.state === "none" && <Notice>{t("demo.none")}</Notice>}
      {data.state === "demo" && (
        <>
          <p className="lead">{t("demo.lead")}</p>
          <DemoContents demo={data} />
          <EmptyDemo demo={data} />
        </>
      )}
      <div aria-live="polite">
        {data.state === "asked" && <Notice>{t("demo.asked")}</Notice>}
        {data.state === "emptied" && isUnderWay(data) && (
          <Notice>{t("demo.following", { waiting: data.waiting })}</Notice>
        )}
        {data.state === "emptied" && !isUnderWay(data) && (
          <Notice tone="success">
            {t("demo.emptied")} <Link to="/">{t("demo.next")}</Link>
          </Notice>
        )}
      </div>
    </>
  );
}
