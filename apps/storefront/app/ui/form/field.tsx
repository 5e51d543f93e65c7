import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

interface Row {
  id: string;
  label: string;
  hint?: ReactNode;
  /** The text of what is wrong; marks the field as invalid. */
  error?: string | undefined;
}

export function Field({ id, label, hint, error, className = "", ...rest }: Row & ComponentProps<"input">) {
  return (
    <FormRow id={id} label={label} hint={hint} error={error}>
      <input id={id} className={`field ${className}`.trim()} {...describe({ id, hint, error })} {...rest} />
    </FormRow>
  );
}

export function TextArea({
  id,
  label,
  hint,
  error,
  className = "",
  ...rest
}: Row & ComponentProps<"textarea">) {
  return (
    <FormRow id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        rows={4}
        className={`field ${className}`.trim()}
        {...describe({ id, hint, error })}
        {...rest}
      />
    </FormRow>
  );
}

/** Options of one group follow each other. */
interface Option {
  value: string;
  label: string;
  group?: { id: string; label: string };
}

type SelectProps = Row & Omit<ComponentProps<"select">, "children"> & { options: readonly Option[] };

export function Select({ id, label, hint, error, options, className = "", ...rest }: SelectProps) {
  return (
    <FormRow id={id} label={label} hint={hint} error={error}>
      <select id={id} className={`field ${className}`.trim()} {...describe({ id, hint, error })} {...rest}>
        <Options options={options.filter(({ group }) => group === undefined)} />
        {groupsOf(options).map((group) => (
          <optgroup key={group.id} label={group.label}>
            <Options options={options.filter((option) => option.group?.id === group.id)} />
          </optgroup>
        ))}
      </select>
    </FormRow>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
}

function groupsOf(options: readonly Option[]) {
  return [...new Map(options.flatMap(({ group }) => (group ? [[group.id, group] as const] : []))).values()];
}

type CheckboxProps = Omit<Row, "label"> & Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

export function Checkbox({ id, label, hint, error, className = "", ...rest }: CheckboxProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <label className="checkbox-label" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className={`checkbox ${className}`.trim()}
          {...describe({ id, hint, error })}
          {...rest}
        />
        <span className="min-w-0 wrap-break-word">{label}</span>
      </label>
      <HintAndError id={id} hint={hint} error={error} />
    </div>
  );
}

function FormRow({ id, label, hint, error, children }: Row & { children: ReactNode }) {
  return (
    <div className="form-row">
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      {children}
      <HintAndError id={id} hint={hint} error={error} />
    </div>
  );
}

function HintAndError({ id, hint, error }: Omit<Row, "label">) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="form-error">
          <Icon name="alert-triangle" size="small" />
          {error}
        </p>
      ) : null}
    </>
  );
}

function describe({ id, hint, error }: Omit<Row, "label">) {
  const parts = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean);
  return { "aria-invalid": error ? true : undefined, "aria-describedby": parts.join(" ") || undefined };
}
