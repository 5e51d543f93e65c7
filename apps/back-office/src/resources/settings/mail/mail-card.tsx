import { Link } from "react-router-dom";
import { useLanguage } from "../../../language/use-language.ts";
import { Card } from "../../../ui/card.tsx";

export function MailCard() {
  const { t } = useLanguage();
  return (
    <Card title={t("mailText.title")} actions={<Link to="/mail-template">{t("mailText.all")}</Link>}>
      <p>{t("mailText.cardText")}</p>
    </Card>
  );
}
