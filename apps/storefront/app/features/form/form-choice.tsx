import { Icon } from "../../ui/icon/icon.tsx";
import { useField } from "./form-context.tsx";

interface Props {
  name: string;
  required?: boolean;
  options: readonly { value: string; label: string }[];
  /** Chosen when nothing was sent yet. */
  fallback?: string;
}

/** One of a few, all of them visible. A link to the group leads to its first entry. */
export function FormChoice({ name, required, options, fallback }: Props) {
  const { row, value } = useField(name, required);
  const chosen = value ?? fallback;
  const described = row.error ? `${row.id}-error` : undefined;
  return (
    <fieldset className="min-w-0" aria-describedby={described} aria-invalid={row.error ? true : undefined}>
      <legend className="form-label">{row.label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-8">
        {options.map((option, at) => (
          <label key={option.value} className="checkbox-label">
            <input
              id={at === 0 ? row.id : `${row.id}-${option.value}`}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
              required={required}
              className="checkbox"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {row.error && (
        <p id={`${row.id}-error`} className="form-error">
          <Icon name="alert-triangle" size="small" />
          {row.error}
        </p>
      )}
    </fieldset>
  );
}
