import type { ButtonHTMLAttributes } from "react";
import { Icon } from "./icon/icon.tsx";
import type { IconName } from "./icon/icon-names.ts";

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> {
  look?: "primary" | "plain" | "quiet" | "danger";
  isSmall?: boolean;
  icon?: IconName;
  /** Something is on its way: it says so and takes no second press. */
  isBusy?: boolean;
  type?: "button" | "submit";
}

export function Button({ look = "plain", isSmall, icon, isBusy = false, children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={`button button-${look}${isSmall ? " button-small" : ""}`}
      aria-busy={isBusy || undefined}
      {...rest}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Only a picture to look at: its name is its label. */
export function IconButton({
  label,
  icon,
  ...rest
}: Omit<Props, "children"> & { label: string; icon: IconName }) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
