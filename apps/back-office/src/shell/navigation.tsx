import { mayDo, type StaffPermissions } from "@hearth/rules";
import { usePermissions } from "ra-core";
import { NavLink } from "react-router-dom";
import { useLanguage } from "../language/use-language.ts";
import { officeResources } from "../resources/index.ts";
import { resourceGroups } from "../resources/office-resource.ts";
import { Icon } from "../ui/icon/icon.tsx";

/** What the role may read, by groups. On a narrow screen it is folded away behind the header's button. */
export function Navigation({ isOpen, onGo }: { isOpen: boolean; onGo: () => void }) {
  const { t } = useLanguage();
  const { permissions = {} } = usePermissions<StaffPermissions>();
  const shown = officeResources.filter(({ name }) => mayDo(permissions, name, "read"));
  return (
    <nav
      id="navigation"
      className="navigation"
      data-open={isOpen || undefined}
      aria-label={t("shell.navigation")}
    >
      <NavLink className="navigation-link" to="/" end onClick={onGo}>
        <Icon name="home" />
        {t("nav.start")}
      </NavLink>
      {resourceGroups.map((group) => {
        const links = shown.filter((resource) => resource.group === group);
        if (links.length === 0) return null;
        return (
          <div key={group} role="group" aria-labelledby={`group-${group}`}>
            <p id={`group-${group}`} className="navigation-group">
              {t(`nav.group.${group}`)}
            </p>
            {links.map(({ name, icon }) => (
              <NavLink key={name} className="navigation-link" to={`/${name}`} onClick={onGo}>
                <Icon name={icon} />
                {t(`nav.${name}`)}
              </NavLink>
            ))}
          </div>
        );
      })}
    </nav>
  );
}
