import { Link } from "react-router-dom";
import { useAdminQuery } from "../api/use-admin-query.ts";
import { useLanguage } from "../language/use-language.ts";
import { listPath } from "../list/list-path.ts";
import { totalText } from "../list/total-text.ts";
import { Icon } from "../ui/icon/icon.tsx";
import type { Task } from "./tasks.ts";

export function TaskTile({ task: { text, icon, resource, operation, filter } }: { task: Task }) {
  const language = useLanguage();
  const { t } = language;
  const { data, isError } = useAdminQuery(operation, { list: { limit: 1, filter } });
  return (
    <li className="task-tile" data-quiet={data?.total === 0 || undefined}>
      <Icon name={icon} />
      <Link to={listPath(resource, filter)}>{t(text)}</Link>
      <strong>{isError ? "?" : data ? totalText(language, data) : "…"}</strong>
    </li>
  );
}
