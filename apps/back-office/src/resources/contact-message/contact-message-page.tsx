import { isLocale, localeNames } from "@hearth/i18n";
import { Link, useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { MessageAnswer } from "./message-answer.tsx";
import { MessagePictures } from "./message-pictures.tsx";
import { MessageState } from "./message-state.tsx";

export function ContactMessagePage() {
  const { t, format } = useLanguage();
  const { id = "" } = useParams();
  const may = useMay();
  const { data: message, error, refetch } = useAdminQuery("readContactMessage", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!message) return <Loading />;
  const { customerId, locale } = message;
  return (
    <>
      <ScreenHead title={message.subject} back={{ to: "/contact-message", text: t("nav.contact-message") }}>
        <MessageState state={message.state} />
      </ScreenHead>
      <div className="sheet">
        <div className="sheet-main">
          <Card title={t("contact.message")}>
            <p className="message-text">{message.message}</p>
          </Card>
          <MessagePictures message={message} />
        </div>
        <div className="sheet-side">
          <MessageAnswer message={message} />
          <Card title={t("contact.sender")}>
            <Facts
              facts={[
                [t("field.name"), message.name],
                [t("field.email"), message.email],
                [t("field.phone"), message.phone],
                [t("field.locale"), isLocale(locale) ? localeNames[locale] : locale],
                [t("field.receivedAt"), format.dateTime(message.receivedAt)],
                [
                  t("contact.customer"),
                  customerId && may("readCustomer") && (
                    <Link key="customer" to={`/customer/${customerId}/show`}>
                      {t("contact.toCustomer")}
                    </Link>
                  ),
                ],
              ]}
            />
            <p className="field-hint">{t("contact.unproven")}</p>
          </Card>
        </div>
      </div>
    </>
  );
}
