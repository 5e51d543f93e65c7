import type { MediaHead } from "@hearth/admin-contract";
import { locales } from "@hearth/i18n";
import { Link } from "react-router-dom";
import { useLanguage } from "../../language/use-language.ts";
import { Badge } from "../../ui/badge.tsx";
import { altFormOf } from "../../picture/alt-form.ts";

export function MediaTile({ picture }: { picture: MediaHead }) {
  const { t, locale } = useLanguage();
  const { id, previewPath, fileName, alt, width, height, uses } = picture;
  const said = altFormOf(alt);
  const missing = locales.filter((each) => said[each] === "");
  return (
    <Link className="media-tile" to={`/media/${id}/show`}>
      <img src={previewPath} alt="" width={160} height={160} loading="lazy" />
      <span className="media-name">{said[locale] || fileName}</span>
      <span className="second-line">{width && height ? `${width} × ${height}` : fileName}</span>
      <span className="media-badges">
        {uses === 0 && <Badge>{t("media.use.unused")}</Badge>}
        {missing.length > 0 && (
          <Badge tone="warning">
            {t("media.altMissingIn", { languages: missing.map((each) => each.slice(0, 2)).join(", ") })}
          </Badge>
        )}
      </span>
    </Link>
  );
}
