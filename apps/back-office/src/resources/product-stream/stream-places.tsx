import type { StreamSheet } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useLanguage } from "../../language/use-language.ts";
import { RemoveRecord } from "../../shell/remove-record.tsx";
import { Card } from "../../ui/card.tsx";

/** Where it is shown; one that is shown nowhere can go. */
export function StreamPlaces({ stream }: { stream: StreamSheet }) {
  const { t } = useLanguage();
  const { id, name, version, uses, places } = stream;
  return (
    <Card title={t("stream.uses")}>
      {uses === 0 && <p className="none">{t("stream.nowhere")}</p>}
      <ul className="stream-products">
        {places.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            <span className="second-line">{t(`stream.place.${place.kind}`)}</span>
            {place.kind === "product" ? (
              <Link to={`/product/${place.id}/show`}>{place.name ?? place.id}</Link>
            ) : (
              (place.name ?? place.id)
            )}
          </li>
        ))}
      </ul>
      {uses > 0 ? (
        <p className="card-note">{t("stream.keptBecauseUsed")}</p>
      ) : (
        <RemoveRecord
          operation="removeProductStream"
          record={{ id, version, name: name ?? id }}
          title="stream.remove"
          text="stream.removeText"
          done="stream.removed"
        />
      )}
    </Card>
  );
}
