import { Link } from "react-router-dom";
import { useAdminQuery } from "../api/use-admin-query.ts";
import { useLanguage } from "../language/use-language.ts";
import { listPath } from "../list/list-path.ts";
import { Icon } from "../ui/icon/icon.tsx";
import type { Task } from "./tasks.ts";

export function TaskTile({ task: { text, icon, resource, operation, filter } }: { task: Task }) {
  const { t, format } = useLanguage();
  const { data, isError } = useAdminQuery(operation, { list: { limit: 1, filter } });
  const total = data?.total;
  return (
    <li className="task-tile" data-quiet={total === 0 || undefined}>
      <Icon name={icon} />
      <Link to={listPath(resource, filter)}>{t(text)}</Link>
      <strong>{isError ? "?" : total === undefined ? "…" : format.number(total)}</strong>
    </li>
  );
}
