import { useLanguage } from "../language/use-language.ts";

type Fields = Readonly<Record<string, unknown>>;

interface Props {
  before: unknown;
  after: unknown;
  /** Which of them; without it all that are in either. */
  fields?: readonly string[];
  labels: { before: string; after: string };
}

/** Two versions of a thing, field by field; what differs stands out by more than colour. */
export function Changes({ before, after, fields, labels }: Props) {
  const { t, tOr } = useLanguage();
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  const names = fields ?? [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">{t("changes.field")}</th>
          <th scope="col">{labels.before}</th>
          <th scope="col">{labels.after}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const [left, right] = [written(one[name]), written(other[name])];
          return (
            <tr key={name} data-changed={left !== right || undefined}>
              <th scope="row">{tOr(`field.${name}`, name)}</th>
              <td data-label={labels.before}>{left}</td>
              <td data-label={labels.after}>{left === right ? right : <mark>{right}</mark>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function fieldsOf(value: unknown): Fields {
  if (value === null || value === undefined) return {};
  return typeof value === "object" && !Array.isArray(value) ? (value as Fields) : { value };
}

function written(value: unknown): string {
  if (value === null || value === undefined) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
