import type { MediaSheet } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";

type Place = MediaSheet["places"][number];

/** Those that have a sheet of their own. */
const sheets: Partial<Record<Place["kind"], string>> = {
  product: "product",
  document: "product",
  "energy-label": "product",
  manufacturer: "manufacturer",
};

/** Where it is shown. */
export function MediaPlaces({ places }: { places: readonly Place[] }) {
  const { t } = useLanguage();
  return (
    <Card title={t("media.places")}>
      {places.length === 0 && <p className="none">{t("media.nowhere")}</p>}
      <ul className="media-places">
        {places.map((place) => {
          const { kind, id, name } = place;
          const sheet = sheets[kind];
          return (
            <li key={`${kind} ${id}`}>
              <span className="second-line">{t(`media.place.${kind}`)}</span>
              {sheet ? <Link to={`/${sheet}/${id}/show`}>{name ?? id}</Link> : (name ?? id)}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
