import type { ReactNode } from "react";
import { Icon } from "./icon/icon.tsx";
import type { IconName } from "./icon/icon-names.ts";

interface Props {
  icon: IconName;
  title: string;
  text?: string;
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, children }: Props) {
  return (
    <div className="empty-state">
      <Icon name={icon} />
      <p className="empty-title">{title}</p>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
