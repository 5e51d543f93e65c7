import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Picture } from "../../media/public.ts";
import type { OrderLineView } from "../read/order-line-view.ts";

/** What was ordered, at the prices of that day. */
export function OrderLines({ lines }: { lines: readonly OrderLineView[] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="order-lines" className="card min-w-0">
      <h2 id="order-lines" className="border-b border-line px-5 py-4 text-lg font-semibold sm:px-6">
        {t("order.lines")}
      </h2>
      <ul>
        {lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function OrderLine({ line }: { line: OrderLineView }) {
  const { t, format, href } = useLanguage();
  const { name, path, number, options, quantity, unitCents, totalCents, taxRate } = line;
  const facts = [...options, ...(number ? [`${t("product.number")}: ${number}`] : [])];
  return (
    <li className="order-line">
      <div className="grid aspect-square place-items-center self-start overflow-hidden rounded-inner bg-paper">
        {line.picture ? (
          <Picture picture={line.picture} sizes="5rem" className="aspect-square w-full object-contain" />
        ) : (
          <Icon name="photo-off" className="text-ink-soft" />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="font-semibold text-pretty hyphens-auto wrap-break-word">
          {path ? (
            <a href={href(path)} className="hover:underline">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        {facts.map((fact) => (
          <p key={fact} className="text-sm text-ink-soft wrap-anywhere">
            {fact}
          </p>
        ))}
        <p className="text-sm">
          {t("order.quantity", { quantity: format.number(quantity) })}
          {" · "}
          {t("order.unitPrice", { price: format.money(unitCents) })}
          {taxRate !== null && (
            <>
              {" · "}
              <span className="whitespace-nowrap text-ink-soft">
                {t("cart.taxRate", { rate: format.number(taxRate) })}
              </span>
            </>
          )}
        </p>
      </div>
      <p className="order-line-total">
        <span className="sr-only">{t("order.lineTotal", { name })} </span>
        {format.money(totalCents)}
      </p>
    </li>
  );
}
