import { useLanguage } from "../../../language/use-language.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { type CompanyHours, withDay, withHours } from "./company-form.ts";

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface Props {
  hours: readonly CompanyHours[];
  isReadOnly: boolean;
  onChange: (hours: CompanyHours[]) => void;
}

export function HoursField({ hours, isReadOnly, onChange }: Props) {
  const { t } = useLanguage();
  return (
    <div className="form">
      {hours.length === 0 && <p className="none">{t("settings.neverOpen")}</p>}
      {hours.map((span, at) => (
        <HoursRow
          // oxlint-disable-next-line no-array-index-key -- a row is nothing but its place
          key={at}
          span={span}
          name={t("settings.hoursRow", { number: at + 1 })}
          isReadOnly={isReadOnly}
          onChange={(changed) => onChange(hours.map((each, place) => (place === at ? changed : each)))}
          onRemove={() => onChange(hours.filter((_each, place) => place !== at))}
        />
      ))}
      {!isReadOnly && (
        <div className="form-actions">
          <Button isSmall icon="plus" onClick={() => onChange(withHours(hours))}>
            {t("settings.addHours")}
          </Button>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  span: CompanyHours;
  name: string;
  isReadOnly: boolean;
  onChange: (span: CompanyHours) => void;
  onRemove: () => void;
}

function HoursRow({ span, name, isReadOnly, onChange, onRemove }: RowProps) {
  const { t, format } = useLanguage();
  const time = (field: "from" | "to") => (
    <Field label={t(`settings.${field}`)}>
      <input
        type="time"
        required
        readOnly={isReadOnly}
        value={span[field]}
        onChange={({ target }) => onChange({ ...span, [field]: target.value })}
      />
    </Field>
  );
  return (
    <fieldset className="plain-fieldset company-hours">
      <legend className="visually-hidden">{name}</legend>
      <div className="settings-choices">
        {weekdays.map((day) => (
          <label key={day} className="check">
            <input
              type="checkbox"
              disabled={isReadOnly}
              checked={span.days.includes(day)}
              onChange={({ target }) => onChange(withDay(span, day, target.checked))}
            />
            {format.weekday(day)}
          </label>
        ))}
      </div>
      {time("from")}
      {time("to")}
      {!isReadOnly && (
        <IconButton label={t("settings.removeHours", { name })} icon="trash" onClick={onRemove} />
      )}
    </fieldset>
  );
}
