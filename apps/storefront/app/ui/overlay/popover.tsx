import type { ComponentProps, ReactNode, Ref } from "react";
import { Button } from "../base/button.tsx";
import type { ButtonProps } from "../base/button.tsx";

interface Props {
  id: string;
  label: string;
  children: ReactNode;
  /** Which edge it shares with its button. */
  align?: "start" | "end";
}

/** Opens and closes the popover or dropdown of that id; the browser tells assistive technology which state it is in. */
export function PopoverTrigger({ popover, ...rest }: Omit<ButtonProps, "popover"> & { popover: string }) {
  return <Button type="button" popoverTarget={popover} {...rest} />;
}

export function Popover({ id, label, children, align }: Props) {
  return (
    <section id={id} popover="auto" aria-label={label} className={classOf("popover", align)}>
      {children}
    </section>
  );
}

/** A short list of links or buttons; each entry is an `<li>` with a `DropdownLink` or a `.dropdown-entry` button. */
export function Dropdown({ ref, id, label, children, align }: Props & { ref?: Ref<HTMLUListElement> }) {
  return (
    <ul ref={ref} id={id} popover="auto" aria-label={label} className={classOf("dropdown", align)}>
      {children}
    </ul>
  );
}

export function DropdownLink({ className = "", children, ...rest }: ComponentProps<"a">) {
  return (
    <li>
      <a className={`dropdown-entry ${className}`.trim()} {...rest}>
        {children}
      </a>
    </li>
  );
}

function classOf(name: "popover" | "dropdown", align: Props["align"]): string {
  return align === "end" ? `${name} popover-end` : name;
}
