import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { ChangeStaff } from "./change-staff.tsx";
import { StaffDoor } from "./staff-door.tsx";
import { StaffState } from "./staff-state.tsx";

export function StaffPage() {
  const { t, tOr, format } = useLanguage();
  const { id = "" } = useParams();
  const may = useMay();
  const { data: member, error, refetch } = useAdminQuery("readStaff", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!member) return <Loading />;
  const { invitedUntil, lastSignInAt } = member;
  return (
    <>
      <ScreenHead title={member.name} back={{ to: "/staff", text: t("nav.staff") }}>
        <StaffState state={member.state} />
      </ScreenHead>
      <div className="sheet">
        <div className="sheet-main">
          <Card title={t("staff.account")}>
            <Facts
              facts={[
                [t("field.email"), member.email],
                [t("field.role"), tOr(`role.${member.role.key}`, member.role.name)],
                [t("field.createdAt"), format.dateTime(member.createdAt)],
                [t("field.lastSignInAt"), lastSignInAt ? format.dateTime(lastSignInAt) : t("staff.never")],
                [t("staff.invitedUntil"), invitedUntil && format.dateTime(invitedUntil)],
              ]}
            />
          </Card>
          {/* A new version is a new form: what was typed belongs to the old one. */}
          {may("changeStaff") && <ChangeStaff key={member.version} member={member} />}
        </div>
        {may("changeStaff") && (
          <div className="sheet-side">
            <StaffDoor member={member} />
          </div>
        )}
      </div>
    </>
  );
}
