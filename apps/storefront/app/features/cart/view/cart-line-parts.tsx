import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Picture } from "../../media/public.ts";
import type { CartLineData } from "../read/cart-data.ts";

export function LinePicture({ line }: { line: CartLineData }) {
  const { href } = useLanguage();
  const content = line.picture ? (
    <Picture picture={line.picture} sizes="72px" className="aspect-square w-full object-contain" />
  ) : (
    <Icon name="photo-off" className="text-ink-soft" />
  );
  // The name beside it is the same link.
  return (
    <div className="cart-line-picture">
      {line.path ? (
        <a href={href(line.path)} tabIndex={-1} aria-hidden="true" className="block">
          {content}
        </a>
      ) : (
        content
      )}
    </div>
  );
}

export function LineName({ line }: { line: CartLineData }) {
  const { t, href } = useLanguage();
  const details = [
    ...(line.manufacturer ? [line.manufacturer] : []),
    ...line.options.map(({ group, option }) => `${group}: ${option}`),
    ...(line.number ? [`${t("product.number")}: ${line.number}`] : []),
  ];
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <h3 className="leading-snug font-semibold text-pretty hyphens-auto wrap-break-word">
        {line.path ? (
          <a href={href(line.path)} className="hover:underline">
            {line.name}
          </a>
        ) : (
          line.name
        )}
      </h3>
      <p className="text-sm text-ink-soft wrap-anywhere">{details.join(" · ")}</p>
    </div>
  );
}

export function LineDelivery({ line: { deliveryTime, shortage } }: { line: CartLineData }) {
  const { t, count } = useLanguage();
  if (!deliveryTime && !shortage) return null;
  return (
    <div className="flex items-start gap-1.5 text-sm">
      <Icon name="truck-delivery" size="small" className={shortage ? "text-warning" : "text-success"} />
      <div className="min-w-0">
        {deliveryTime && <p>{t("product.deliveryTime", { time: deliveryTime })}</p>}
        {shortage && (
          <p className="text-warning">
            {shortage.stock > 0
              ? t("cart.shortage", {
                  stock: shortage.stock,
                  days: count("cart.workingDays", shortage.restockDays),
                })
              : t("cart.outOfStock", { days: count("cart.workingDays", shortage.restockDays) })}
          </p>
        )}
      </div>
    </div>
  );
}
