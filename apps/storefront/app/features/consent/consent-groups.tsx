import type { ChangeEventHandler } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { Checkbox } from "../../ui/form/field.tsx";
import type { OptionalGroup } from "./consent-choice.ts";

interface Props {
  offered: readonly OptionalGroup[];
  /** Who gets data where statistics or marketing are allowed. */
  host: string | null;
  /** How each box is ticked: by the script, or as it was saved. */
  box: (
    group: OptionalGroup,
  ) => { checked: boolean; onChange: ChangeEventHandler<HTMLInputElement> } | { defaultChecked: boolean };
  idPrefix: string;
}

/** What can be allowed, one box each; the first cannot be taken off. */
export function ConsentGroups({ offered, host, box, idPrefix }: Props) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        id={`${idPrefix}-necessary`}
        label={<strong>{t("consent.necessary")}</strong>}
        hint={t("consent.necessaryText")}
        checked
        readOnly
        disabled
      />
      {offered.map((group) => (
        <Checkbox
          key={group}
          id={`${idPrefix}-${group}`}
          name="group"
          value={group}
          label={<strong>{t(`consent.${group}`)}</strong>}
          hint={t(`consent.${group}Text`, { host: host ?? "" })}
          {...box(group)}
        />
      ))}
    </div>
  );
}
