import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { StreamEditor } from "./stream-editor.tsx";

/** The address of one that is not saved yet. */
const NEW = "new";

export function StreamPage() {
  const { t } = useLanguage();
  const { id = "" } = useParams();
  const isNew = id === NEW;
  const { data, error, refetch } = useAdminQuery(
    "readProductStream",
    { params: { id } },
    { isWanted: !isNew },
  );
  const stream = isNew ? null : data;
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (stream === undefined) return <Loading />;
  return (
    <>
      <ScreenHead
        title={stream ? (stream.name ?? id) : t("stream.create")}
        back={{ to: "/product-stream", text: t("nav.product-stream") }}
      />
      <StreamEditor key={stream?.version ?? NEW} stream={stream} />
    </>
  );
}
