import { useLanguage } from "../platform/language.tsx";
import type { MenuEntry } from "./shell-data.ts";

type Props = { entry: Pick<MenuEntry, "name" | "target" | "isNewTab">; className: string };

export function MenuLink({ entry, className }: Props) {
  const { href } = useLanguage();
  if (entry.target === null) return <span className={className}>{entry.name}</span>;
  return (
    <a
      href={href(entry.target)}
      className={className}
      {...(entry.isNewTab ? { target: "_blank", rel: "noopener" } : {})}
    >
      {entry.name}
    </a>
  );
}
