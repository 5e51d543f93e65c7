import { useLanguage } from "../../platform/language/language.tsx";
import { Notification } from "../../ui/message/notification.tsx";

/** Standard delivery does not reach the postcode: whoever orders there should ask first. */
export function OffRouteNotice({ contactPath }: { contactPath: string }) {
  const { t, href } = useLanguage();
  return (
    <Notification type="warning" persistent>
      <p>
        {t("account.offRoute")}{" "}
        <a href={href(contactPath)} className="link">
          {t("account.askService")}
        </a>
      </p>
    </Notification>
  );
}
