import { DataIcon } from "../../features/icon/public.ts";
import type { Method } from "../shell-data.ts";

/** What the shop's data offers, as marks with their names for those who do not see them. */
export function MethodIcons({ title, methods }: { title: string; methods: readonly Method[] }) {
  if (methods.length === 0) return null;
  return (
    <div>
      <h2 className="footer-row-title">{title}</h2>
      <ul className="icon-row">
        {methods.map(({ id, name, icons }) => (
          <li key={id} title={name} className="icon-chip">
            {icons.map((icon) => (
              <DataIcon key={icon} name={icon} />
            ))}
            <span className={icons.length > 0 ? "icon-name" : undefined}>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
