import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";

// React passes these attributes on, its types do not know them yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

interface Looks {
  look?: ButtonLook;
  size?: "small" | "regular";
  icon?: IconName;
}

export type ButtonProps = Looks & ComponentProps<"button"> & { busy?: boolean };

/** A behaviour makes a button busy by setting `aria-busy="true"` on it. */
export function Button({
  look,
  size,
  icon,
  busy,
  className,
  children,
  type = "submit",
  ...rest
}: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the caller chooses
      type={type}
      className={buttonClass({ look, size, className })}
      aria-busy={busy || undefined}
      {...rest}
    >
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
    </button>
  );
}

export function ButtonLink({ look, size, icon, className, children, ...rest }: Looks & ComponentProps<"a">) {
  return (
    <a className={buttonClass({ look, size, className })} {...rest}>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
    </a>
  );
}

type IconButtonProps = Omit<ButtonProps, "icon" | "children"> & { icon: IconName; label: string };

export function IconButton({ icon, label, look = "quiet", className = "", ...rest }: IconButtonProps) {
  return (
    <Button look={look} className={`button-icon ${className}`.trim()} aria-label={label} {...rest}>
      <Icon name={icon} size="regular" />
    </Button>
  );
}

function buttonClass({ look = "primary", size, className }: Looks & { className?: string | undefined }) {
  return [
    "button",
    look === "primary" ? "" : `button-${look}`,
    size === "small" ? "button-small" : "",
    className,
  ]
    .filter(Boolean)
    .join(" ");
}
