import type { ProductSheet } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import { useLanguage } from "../../../language/use-language.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";

interface Props {
  picture: ProductSheet["pictures"][number];
  place: number;
  /** Undefined: not possible here, or not allowed. */
  onCover: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onDescribe: (() => void) | undefined;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
}

export function PictureItem({ picture: { path, alt, width, height }, place, ...steps }: Props) {
  const { t, locale } = useLanguage();
  const altIn = (wanted: string) => alt.find((each) => each.locale === wanted)?.text;
  return (
    <li>
      <img
        src={`/${path.replace(/^\//, "")}`}
        alt={altIn(locale) ?? ""}
        width={120}
        height={120}
        loading="lazy"
      />
      <div className="stack">
        <p>
          {place === 0 && <Badge tone="info">{t("product.cover")}</Badge>}{" "}
          {width && height ? <span className="card-note">{`${width} × ${height}`}</span> : null}
        </p>
        <Facts
          facts={locales.map((each) => [
            localeNames[each],
            altIn(each) ?? (
              <span key={each} className="none">
                {t("product.noAlt")}
              </span>
            ),
          ])}
        />
        <PictureSteps place={place} {...steps} />
      </div>
    </li>
  );
}

function PictureSteps({ place, onCover, onRemove, onDescribe, onEarlier, onLater }: Omit<Props, "picture">) {
  const { t } = useLanguage();
  const number = place + 1;
  return (
    <div className="form-actions">
      {onEarlier && (
        <IconButton icon="arrow-up" label={t("product.pictureEarlier", { number })} onClick={onEarlier} />
      )}
      {onLater && (
        <IconButton icon="arrow-down" label={t("product.pictureLater", { number })} onClick={onLater} />
      )}
      {onCover && (
        <Button isSmall look="quiet" aria-label={t("product.makeCoverOf", { number })} onClick={onCover}>
          {t("product.makeCover")}
        </Button>
      )}
      {onDescribe && (
        <Button
          isSmall
          look="quiet"
          icon="pencil"
          aria-label={t("product.describePicture", { number })}
          onClick={onDescribe}
        >
          {t("product.describe")}
        </Button>
      )}
      {onRemove && (
        <Button
          isSmall
          look="quiet"
          icon="trash"
          aria-label={t("product.removePicture", { number })}
          onClick={onRemove}
        >
          {t("shell.remove")}
        </Button>
      )}
    </div>
  );
}
