import type { OrderSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { canShip, withPasted } from "./parcel-rows.ts";
import { ShipManyRow } from "./ship-many-row.tsx";
import { useShipMany } from "./use-ship-many.ts";

interface Props {
  orders: readonly OrderSheet[];
  onClose: () => void;
}

/** One sheet for all that was packed: a carrier and a code for each order, and what became of it. */
export function ShipManyDialog({ orders, onClose }: Props) {
  const { t } = useLanguage();
  const { rows, setRows, change, shipAll, isRunning } = useShipMany(orders);
  const open = rows.filter(canShip).length;
  const shipped = rows.filter(({ result }) => result?.isShipped).length;
  return (
    <Dialog isWide title={t("shipMany.title")} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void shipAll();
        }}
      >
        <p className="form-note">{t("shipMany.text")}</p>
        <Field label={t("shipMany.carrierOfAll")}>
          <input
            maxLength={80}
            autoComplete="off"
            onChange={({ target: { value: carrier } }) =>
              setRows((before) => before.map((row) => ({ ...row, carrier })))
            }
          />
        </Field>
        <table className="table table-fields ship-many" aria-label={t("shipMany.title")}>
          <thead>
            <tr>
              <th scope="col">{t("field.orderNumber")}</th>
              <th scope="col">{t("field.carrier")}</th>
              <th scope="col">{t("field.trackingCode")}</th>
              <th scope="col">{t("shipMany.result")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <ShipManyRow
                key={row.order.id}
                row={row}
                onChange={(changed) => change(at, changed)}
                onPaste={(text) => {
                  const filled = withPasted(rows, at, text);
                  if (filled) setRows(filled);
                  return filled !== null;
                }}
              />
            ))}
          </tbody>
        </table>
        <p role="status">{shipped > 0 && t("shipMany.shippedCount", { count: shipped })}</p>
        <div className="form-actions">
          {open > 0 && (
            <Button look="primary" type="submit" isBusy={isRunning}>
              {t("shipMany.submit", { count: open })}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {t("shell.close")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
