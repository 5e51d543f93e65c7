import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { OrderSection } from "./order-section.tsx";
import type { OrderView } from "../read/order-view.ts";

/** Invoice and the like; they come some moments after the order. */
export function OrderDocuments({ order: { documents, state } }: { order: OrderView }) {
  const { t, href } = useLanguage();
  if (documents.length === 0 && state === "cancelled") return null;
  return (
    <OrderSection id="order-documents" title={t("order.documents")}>
      {documents.length === 0 ? (
        <p className="text-ink-soft">{t("order.noDocuments")}</p>
      ) : (
        <ul className="flex flex-col">
          {documents.map(({ id, code, name, number }) => (
            <li key={id}>
              <FileLink
                href={href(`/order/document/${id}/${code}`)}
                text={t("order.document", { name, number })}
              />
            </li>
          ))}
        </ul>
      )}
    </OrderSection>
  );
}

/** Files that were bought: for the session that bought them, and by the link of the mail. */
export function OrderDownloads({ order }: { order: OrderView }) {
  const { t, href } = useLanguage();
  const files = order.lines.flatMap(({ downloads }) => downloads);
  if (files.length === 0 || order.state === "cancelled") return null;
  return (
    <OrderSection id="order-downloads" title={t("order.downloads")}>
      <ul className="flex flex-col gap-2">
        {files.map(({ id, name, isOpen }) => (
          <li key={id}>
            {isOpen ? (
              <FileLink href={href(`/order/download/${order.id}/${id}`)} text={name} />
            ) : (
              <>
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="block text-sm text-ink-soft">{t("order.downloadLocked")}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

function FileLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} download className="link inline-flex min-h-11 min-w-0 items-center gap-2">
      <Icon name="download" size="small" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </a>
  );
}
