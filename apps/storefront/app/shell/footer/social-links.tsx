import { DataIcon } from "../../features/icon/public.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import type { SocialLink } from "../shell-data.ts";

export function SocialLinks({ social }: { social: readonly SocialLink[] }) {
  const { t } = useLanguage();
  return (
    <ul className="icon-row">
      {social.map(({ icon, name, url }) => (
        <li key={url}>
          <a
            href={url}
            title={name}
            target="_blank"
            rel="noopener noreferrer"
            className="icon-chip icon-chip-link"
          >
            <DataIcon name={icon} />
            <span className="icon-name">{name}</span>
            <span className="sr-only"> {t("shell.newTab")}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
