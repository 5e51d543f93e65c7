import { Link } from "react-router-dom";
import { useLanguage } from "../../../language/use-language.ts";
import { Badge } from "../../../ui/badge.tsx";
import { FlagBadges } from "../order-flags.tsx";
import { buyerOf } from "../order-states.tsx";
import { canShip, type ParcelRow, whyNot } from "./parcel-rows.ts";

interface Props {
  row: ParcelRow;
  onChange: (changed: Partial<ParcelRow>) => void;
  /** Whether what was pasted was taken. */
  onPaste: (text: string) => boolean;
}

const MOST_SIGNS = 80;

export function ShipManyRow({ row, onChange, onPaste }: Props) {
  const { t } = useLanguage();
  const { order, carrier, trackingCode, result } = row;
  const { number } = order;
  const isOpen = canShip(row);
  return (
    <tr>
      <td data-label={t("field.orderNumber")}>
        <Link to={`/order/${order.id}/show`}>{number}</Link> <FlagBadges flags={order.flags} />
        <small className="second-line">{buyerOf(order)}</small>
        {order.notes.map(({ id, author, content }) => (
          <small key={id} className="second-line note">
            {author}: {content}
          </small>
        ))}
      </td>
      <td data-label={t("field.carrier")}>
        {isOpen && (
          <input
            aria-label={t("shipMany.carrierOf", { number })}
            maxLength={MOST_SIGNS}
            autoComplete="off"
            value={carrier}
            onChange={(event) => onChange({ carrier: event.target.value })}
          />
        )}
      </td>
      <td data-label={t("field.trackingCode")}>
        {isOpen && (
          <input
            aria-label={t("shipMany.codeOf", { number })}
            maxLength={MOST_SIGNS}
            autoComplete="off"
            spellCheck={false}
            value={trackingCode}
            onChange={(event) => onChange({ trackingCode: event.target.value })}
            onPaste={(event) => {
              if (onPaste(event.clipboardData.getData("text"))) event.preventDefault();
            }}
          />
        )}
      </td>
      <td data-label={t("shipMany.result")}>
        {result ? (
          <Badge tone={result.isShipped ? "success" : "alert"}>{result.text}</Badge>
        ) : (
          !isOpen && <Badge tone="warning">{t(`shipMany.why.${whyNot(order)}`)}</Badge>
        )}
      </td>
    </tr>
  );
}
