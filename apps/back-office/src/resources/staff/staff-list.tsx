import type { StaffMember } from "@hearth/admin-contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Button } from "../../ui/button.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { StaffState, staffStates } from "./staff-state.tsx";
import { useRoleOptions } from "./use-role-options.ts";

export function StaffList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const roles = useRoleOptions();
  const [isInviting, setInviting] = useState(false);
  return (
    <ListScreen<StaffMember>
      title={t("nav.staff")}
      empty={t("staff.empty")}
      sort={{ field: "email", order: "ASC" }}
      searchLabel={t("staff.search")}
      filters={[
        {
          kind: "choice",
          field: "state",
          label: "field.state",
          options: staffStates.map((value) => ({ value, text: t(`staff.state.${value}`) })),
        },
        { kind: "choice", field: "role", label: "field.role", options: roles },
      ]}
      columns={columnsOf(language)}
      actions={
        may("inviteStaff") && (
          <Button look="primary" icon="mail" onClick={() => setInviting(true)}>
            {t("staff.invite")}
          </Button>
        )
      }
    >
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </ListScreen>
  );
}

function columnsOf({ t, tOr, format }: Language): readonly Column<StaffMember>[] {
  return [
    {
      key: "name",
      label: "field.name",
      isSortable: true,
      render: ({ id, name }) => (
        <Link className="row-link" to={`/staff/${id}/show`}>
          {name}
        </Link>
      ),
    },
    { key: "email", label: "field.email", isSortable: true, render: ({ email }) => email },
    { key: "role", label: "field.role", render: ({ role }) => tOr(`role.${role.key}`, role.name) },
    { key: "state", label: "field.state", render: ({ state }) => <StaffState state={state} /> },
    {
      key: "lastSignInAt",
      label: "field.lastSignInAt",
      isSortable: true,
      render: ({ lastSignInAt }) => (lastSignInAt ? format.dateTime(lastSignInAt) : t("staff.never")),
    },
  ];
}
