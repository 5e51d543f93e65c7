import type { CustomerSheet } from "@hearth/admin-contract";
import { isLocale, localeNames } from "@hearth/i18n";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";

export function CustomerAccount({ customer }: { customer: CustomerSheet }) {
  const { t, format } = useLanguage();
  const { email, isEmailProven, lastLoginAt, locale, birthday, identities } = customer;
  return (
    <Card title={t("customer.account")}>
      <Facts
        facts={[
          [t("field.name"), customer.name],
          [t("field.company"), customer.company],
          [
            t("field.email"),
            <span key="email">
              <a href={`mailto:${email}`}>{email}</a>{" "}
              <small className="second-line">
                {t(isEmailProven ? "customer.proven" : "customer.unproven")}
              </small>
            </span>,
          ],
          [t("field.customerNumber"), customer.number],
          [t("field.locale"), isLocale(locale) ? localeNames[locale] : locale],
          [t("customer.birthday"), birthday && format.date(birthday)],
          [t("field.createdAt"), format.dateTime(customer.createdAt)],
          [t("field.lastSignInAt"), lastLoginAt ? format.dateTime(lastLoginAt) : t("customer.never")],
          [t("customer.sessions"), format.number(customer.sessionCount)],
          [t("customer.identities"), identities.join(", ")],
          [t("customer.newsletter"), t(`newsletter.status.${customer.newsletter}`)],
        ]}
      />
    </Card>
  );
}
