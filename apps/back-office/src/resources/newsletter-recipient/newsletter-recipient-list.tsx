import type { AdminNewsletterRecipient } from "@hearth/admin-contract";
import { isLocale, localeNames } from "@hearth/i18n";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Unsubscribe } from "./unsubscribe.tsx";

const tones: Readonly<Record<AdminNewsletterRecipient["status"], Tone>> = {
  optIn: "success",
  direct: "success",
  notSet: "warning",
  optOut: "plain",
};

export function NewsletterRecipientList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  return (
    <ListScreen<AdminNewsletterRecipient>
      title={t("nav.newsletter-recipient")}
      empty={t("newsletter.empty")}
      sort={{ field: "requestedAt", order: "DESC" }}
      searchLabel={t("field.email")}
      filters={[
        {
          kind: "choice",
          field: "status",
          label: "field.state",
          options: (["optIn", "notSet", "optOut"] as const).map((value) => ({
            value,
            text: t(`newsletter.status.${value}`),
          })),
        },
      ]}
      columns={columnsOf(language)}
      rowActions={
        may("unsubscribeRecipient") ? (recipient) => <Unsubscribe recipient={recipient} /> : undefined
      }
    />
  );
}

function columnsOf({ t, format }: Language): readonly Column<AdminNewsletterRecipient>[] {
  return [
    {
      key: "email",
      label: "field.email",
      isSortable: true,
      render: ({ email, name }) => (
        <>
          <span>{email}</span>
          {name && <small className="second-line">{name}</small>}
        </>
      ),
    },
    {
      key: "status",
      label: "field.state",
      render: ({ status }) => <Badge tone={tones[status]}>{t(`newsletter.status.${status}`)}</Badge>,
    },
    {
      key: "locale",
      label: "field.locale",
      render: ({ locale }) => (isLocale(locale) ? localeNames[locale] : locale),
    },
    {
      key: "requestedAt",
      label: "newsletter.requestedAt",
      isSortable: true,
      render: ({ requestedAt }) => format.dateTime(requestedAt),
    },
    {
      key: "confirmedAt",
      label: "newsletter.confirmedAt",
      isSortable: true,
      render: ({ confirmedAt }) => (confirmedAt ? format.dateTime(confirmedAt) : "–"),
    },
  ];
}
