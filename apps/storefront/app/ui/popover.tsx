import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import type { ButtonProps } from "./button.tsx";

type Props = {
  id: string;
  label: string;
  children: ReactNode;
  /** Which edge it shares with its button. */
  align?: "start" | "end";
};

/** Opens and closes the popover or dropdown of that id; the browser tells assistive technology which state it is in. */
export function PopoverTrigger({ popover, ...rest }: ButtonProps & { popover: string }) {
  return <Button type="button" popoverTarget={popover} {...rest} />;
}

export function Popover({ id, label, children, align }: Props) {
  return (
    <div id={id} popover="auto" role="group" aria-label={label} className={classOf("popover", align)}>
      {children}
    </div>
  );
}

/** A short list of links or buttons; each entry is an `<li>` with a `DropdownLink` or a `.dropdown-entry` button. */
export function Dropdown({ id, label, children, align }: Props) {
  return (
    <div id={id} popover="auto" role="group" aria-label={label} className={classOf("dropdown", align)}>
      <ul>{children}</ul>
    </div>
  );
}

export function DropdownLink({ className = "", ...rest }: ComponentProps<"a">) {
  return (
    <li>
      <a className={`dropdown-entry ${className}`.trim()} {...rest} />
    </li>
  );
}

function classOf(name: "popover" | "dropdown", align: Props["align"]): string {
  return align === "end" ? `${name} popover-end` : name;
}
