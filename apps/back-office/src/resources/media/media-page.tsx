import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { ChangeMedia } from "./change-media.tsx";
import { MediaPlaces } from "./media-places.tsx";
import { RemoveMedia } from "./remove-media.tsx";

const KILOBYTE = 1000;

export function MediaPage() {
  const { t, format } = useLanguage();
  const { id = "" } = useParams();
  const { data: picture, error, refetch } = useAdminQuery("readMedia", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!picture) return <Loading />;
  const { fileName, width, height, fileSize, mimeType, createdAt } = picture;
  return (
    <>
      <ScreenHead title={fileName} back={{ to: "/media", text: t("nav.media") }} />
      <div className="sheet">
        <ChangeMedia key={`${id} ${picture.version}`} picture={picture} />
        <div className="sheet-side">
          <Card title={t("media.file")}>
            <Facts
              facts={[
                [t("media.size"), width && height ? `${width} × ${height}` : null],
                [t("media.bytes"), `${format.number(Math.ceil(fileSize / KILOBYTE))} kB`],
                [t("media.kind"), mimeType],
                [t("media.since"), format.date(createdAt)],
              ]}
            />
          </Card>
          <MediaPlaces places={picture.places} />
          <RemoveMedia picture={picture} />
        </div>
      </div>
    </>
  );
}
