import type { MergePreview } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";
import { CustomerKind, CustomerState } from "../customer-badges.tsx";
import { useGroupNames } from "../use-group-names.ts";

type Account = MergePreview["stays"];

/** On a phone each row is a block: cells say which account they are about. */
export function MergeTable({ plan: { stays, closes, parts } }: { plan: MergePreview }) {
  const { t, format } = useLanguage();
  const { nameOf } = useGroupNames();
  const heads = { stays: t("merge.stays"), closes: t("merge.closes"), fate: t("merge.fate") };
  const about: [string, (account: Account) => React.ReactNode][] = [
    [t("field.name"), ({ name, company }) => [company, name].filter(Boolean).join(", ")],
    [t("field.email"), ({ email }) => email],
    [t("field.customerNumber"), ({ number }) => number],
    [t("field.groupId"), ({ groupId }) => nameOf(groupId)],
    [
      t("field.state"),
      (account) => (
        <span className="badges">
          <CustomerState state={account.state} />
          <CustomerKind {...account} />
        </span>
      ),
    ],
    [t("field.createdAt"), ({ createdAt }) => format.date(createdAt)],
  ];
  // What neither has is no matter of theirs.
  const there = parts.filter((part) => part.stays + part.closes > 0);
  return (
    <table className="table merge-table">
      <thead>
        <tr>
          <th scope="col">{t("merge.part")}</th>
          <th scope="col">{heads.stays}</th>
          <th scope="col">{heads.closes}</th>
          <th scope="col">{heads.fate}</th>
        </tr>
      </thead>
      <tbody>
        {about.map(([label, show]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-label={heads.stays}>{show(stays)}</td>
            <td data-label={heads.closes}>{show(closes)}</td>
            <td data-label={heads.fate}>–</td>
          </tr>
        ))}
        {there.map(({ part, stays: kept, closes: others, fate }) => (
          <tr key={part}>
            <th scope="row">{t(`merge.part.${part}`)}</th>
            <td data-label={heads.stays}>{format.number(kept)}</td>
            <td data-label={heads.closes}>{format.number(others)}</td>
            <td data-label={heads.fate}>{others > 0 ? t(`merge.fate.${fate}`) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
