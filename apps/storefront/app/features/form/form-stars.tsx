import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { useField } from "./form-context.tsx";

const stars = [1, 2, 3, 4, 5];

/** One to five stars: five radio buttons in a row, drawn as stars that fill up to the chosen one. */
export function FormStars({ name, required }: { name: string; required?: boolean }) {
  const { count } = useLanguage();
  const { row, value } = useField(name, required);
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={row.error ? `${row.id}-error` : undefined}
      aria-invalid={row.error ? true : undefined}
    >
      <legend className="form-label">{row.label}</legend>
      <div className="star-choice">
        {stars.map((star) => (
          <label key={star} title={count("review.stars", star)}>
            <input
              id={star === 1 ? row.id : `${row.id}-${star}`}
              type="radio"
              name={name}
              value={star}
              defaultChecked={value === String(star)}
              required={required}
              className="sr-only"
            />
            <Icon name="star" className="star-off" />
            <Icon name="star-filled" className="star-on" />
            <span className="sr-only">{count("review.stars", star)}</span>
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
