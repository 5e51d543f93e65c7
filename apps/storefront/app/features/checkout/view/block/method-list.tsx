import type { ReactNode } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { DataIcon } from "../../../icon/public.ts";

interface ListProps {
  name: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

/** One of several ways. A choice is sent at once; without a script the button below does it. */
export function MethodList({ name, label, error, children }: ListProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={error && `checkout-${name}-error`}>
      <legend className="sr-only">{label}</legend>
      {children}
      {error && (
        <p id={`checkout-${name}-error`} className="form-error">
          <Icon name="alert-triangle" size="small" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface MethodProps {
  name: string;
  method: { id: string; name: string; description: string | null; icons: readonly string[] };
  /** The summary of what is wrong leads to the first. */
  isFirst: boolean;
  isChosen: boolean;
  onChoose: (id: string) => void;
  aside?: ReactNode;
  /** Said or asked while it is chosen. */
  children?: ReactNode;
}

export function Method({ name, method, isFirst, isChosen, onChoose, aside, children }: MethodProps) {
  return (
    <div className="method">
      <label className="method-choice">
        <input
          id={isFirst ? `checkout-${name}` : `checkout-${name}-${method.id}`}
          type="radio"
          name={name}
          value={method.id}
          checked={isChosen}
          className="checkbox"
          onChange={() => onChoose(method.id)}
        />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="flex flex-wrap items-center gap-x-2 font-semibold">
              {method.name}
              <span className="flex gap-1 text-ink-soft">
                {method.icons.map((icon) => (
                  <DataIcon key={icon} name={icon} size="regular" />
                ))}
              </span>
            </span>
            {aside}
          </span>
          {method.description && <span className="block text-sm text-ink-soft">{method.description}</span>}
        </span>
      </label>
      {children && <div className="method-more">{children}</div>}
    </div>
  );
}
