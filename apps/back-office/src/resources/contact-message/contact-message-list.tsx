import type { ContactMessageHead } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { MessageState, messageStates } from "./message-state.tsx";

export function ContactMessageList() {
  const language = useLanguage();
  const { t } = language;
  return (
    <ListScreen<ContactMessageHead>
      title={t("nav.contact-message")}
      empty={t("contact.empty")}
      sort={{ field: "receivedAt", order: "DESC" }}
      searchLabel={t("contact.search")}
      views={[
        { label: t("list.all"), filter: {} },
        { label: t("start.messages"), filter: { state: "open" } },
      ]}
      filters={[
        {
          kind: "choice",
          field: "state",
          label: "field.state",
          options: messageStates.map((value) => ({ value, text: t(`contact.state.${value}`) })),
        },
      ]}
      columns={columnsOf(language)}
    />
  );
}

function columnsOf({ t, format }: Language): readonly Column<ContactMessageHead>[] {
  return [
    {
      key: "subject",
      label: "field.subject",
      render: ({ id, subject, pictureCount }) => (
        <>
          <Link className="row-link" to={`/contact-message/${id}/show`}>
            {subject}
          </Link>
          {pictureCount > 0 && (
            <small className="second-line">{t("contact.pictureCount", { count: pictureCount })}</small>
          )}
        </>
      ),
    },
    {
      key: "name",
      label: "field.name",
      render: ({ name, email }) => (
        <>
          <span>{name || email}</span>
          {name && <small className="second-line">{email}</small>}
        </>
      ),
    },
    {
      key: "receivedAt",
      label: "field.receivedAt",
      isSortable: true,
      render: ({ receivedAt }) => <time dateTime={receivedAt}>{format.dateTime(receivedAt)}</time>,
    },
    { key: "state", label: "field.state", render: ({ state }) => <MessageState state={state} /> },
  ];
}
