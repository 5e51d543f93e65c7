import { mayDo, staffActions, type StaffPermissions, staffResources } from "@hearth/rules";
import { usePermissions } from "ra-core";
import { useLanguage } from "../../language/use-language.ts";
import { togglePermission } from "./toggle-permission.ts";

interface Props {
  permissions: StaffPermissions;
  onChange: (permissions: StaffPermissions) => void;
}

/** Nobody gives what they do not have: those boxes cannot be ticked. */
export function PermissionGrid({ permissions, onChange }: Props) {
  const { t } = useLanguage();
  const { permissions: own = {} } = usePermissions<StaffPermissions>();
  return (
    <table className="permission-grid" aria-label={t("role.permissions")}>
      <thead>
        <tr>
          <th scope="col">{t("role.resource")}</th>
          {staffActions.map((action) => (
            <th key={action} scope="col">
              {t(`action.${action}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {staffResources.map((resource) => (
          <tr key={resource}>
            <th scope="row">{t(`nav.${resource}`)}</th>
            {staffActions.map((action) => (
              <td key={action}>
                <input
                  type="checkbox"
                  aria-label={`${t(`nav.${resource}`)}: ${t(`action.${action}`)}`}
                  checked={mayDo(permissions, resource, action)}
                  disabled={!mayDo(own, resource, action)}
                  onChange={() => onChange(togglePermission(permissions, resource, action))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
