import type { MediaHead } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { MediaTile } from "./media-tile.tsx";
import { UploadBox } from "../../picture/upload/upload-box.tsx";

export function MediaList() {
  const { t } = useLanguage();
  const may = useMay();
  return (
    <ListScreen<MediaHead>
      title={t("nav.media")}
      empty={t("media.empty")}
      sort={{ field: "createdAt", order: "DESC" }}
      searchLabel={t("media.search")}
      views={[
        { label: t("list.all"), filter: {} },
        { label: t("media.use.unused"), filter: { use: "unused" } },
      ]}
      filters={[
        {
          kind: "choice",
          field: "use",
          label: "media.use",
          options: (["used", "unused"] as const).map((value) => ({ value, text: t(`media.use.${value}`) })),
        },
        {
          kind: "choice",
          field: "altMissing",
          label: "media.altMissing",
          options: locales.map((value) => ({ value, text: localeNames[value] })),
        },
      ]}
      tile={(picture) => <MediaTile picture={picture} />}
    >
      {may("uploadMedia") && <UploadBox />}
    </ListScreen>
  );
}
