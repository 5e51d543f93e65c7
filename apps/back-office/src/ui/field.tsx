import { type ReactElement, cloneElement, useId } from "react";

interface Control {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
}

interface Props {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactElement<Control>;
}

/** A label, a control and what is wrong with it, tied together for whoever does not see them beside each other. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, {
        id,
        ...(described && { "aria-describedby": described }),
        ...(error !== undefined && { "aria-invalid": true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
