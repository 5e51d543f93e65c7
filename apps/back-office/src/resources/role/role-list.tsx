import type { Role } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { Button } from "../../ui/button.tsx";
import { RoleCard } from "./role-card.tsx";
import { RoleDialog } from "./role-dialog.tsx";

/** All of them at once: there are few, and they are compared with each other. */
export function RoleList() {
  const { t } = useLanguage();
  const may = useMay();
  const [edited, setEdited] = useState<Role | "new">();
  const { data, error, refetch } = useAdminQuery("listRoles", {});
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <ScreenHead
        title={t("nav.role")}
        actions={
          may("createRole") && (
            <Button look="primary" icon="plus" onClick={() => setEdited("new")}>
              {t("role.create")}
            </Button>
          )
        }
      />
      <p className="lead">{t("role.text")}</p>
      <div className="role-grid">
        {data.roles.map((role) => (
          <RoleCard key={role.key} role={role} onChange={() => setEdited(role)} />
        ))}
      </div>
      {edited && <RoleDialog role={edited === "new" ? null : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
