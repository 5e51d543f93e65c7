import type { CompanySheet } from "@hearth/admin-contract";
import { type SyntheticEvent, useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import type { Fields } from "../../../api/questions.ts";
import { useMay } from "../../../api/use-may.ts";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import {
  bankFields,
  companyInput,
  contactFields,
  lawFields,
  lineFields,
  mayBeEmpty,
  type TypedCompany,
  typedCompany,
} from "./company-form.ts";
import { CountryField } from "./country-field.tsx";
import { HoursField } from "./hours-field.tsx";

/** All of it is saved together: a document names all of it. */
export function CompanyEditor({ sheet }: { sheet: CompanySheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const [typed, setTyped] = useState(() => typedCompany(sheet.company));
  const { run, isRunning, error } = useAdminAction("changeCompany", {
    done: "settings.saved",
    isQuiet: true,
    compare: (current, mine) => ({ current: current["company"] as Fields, mine: mine["company"] as Fields }),
  });
  const isReadOnly = !may("changeCompany");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run({ input: { version: sheet.version, company: companyInput(typed) } });
  };
  type Line = (typeof lineFields | typeof lawFields | typeof contactFields)[number];
  const line = (field: Line) =>
    field === "country" ? (
      <CountryField
        key={field}
        iso={typed.country}
        isReadOnly={isReadOnly}
        onChange={(country) => setTyped({ ...typed, country })}
      />
    ) : (
      <TextField
        key={field}
        name={field}
        value={typed[field]}
        isReadOnly={isReadOnly}
        onChange={(value) => setTyped({ ...typed, [field]: value })}
      />
    );
  const account = (field: keyof TypedCompany["bank"]) => (
    <TextField
      key={field}
      name={field}
      isOptional={typed.bank.iban.trim() === ""}
      value={typed.bank[field]}
      isReadOnly={isReadOnly}
      onChange={(value) => setTyped({ ...typed, bank: { ...typed.bank, [field]: value } })}
    />
  );
  return (
    <form className="form" onSubmit={submit}>
      {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
      <Card title={t("settings.company")}>
        <div className="form-row">{lineFields.map(line)}</div>
      </Card>
      <Card title={t("settings.companyLaw")}>
        <div className="form-row">{lawFields.map(line)}</div>
      </Card>
      <Card title={t("settings.companyContact")}>
        <div className="form-row">{contactFields.map(line)}</div>
        <h3 className="company-part">{t("field.hours")}</h3>
        <HoursField
          hours={typed.hours}
          isReadOnly={isReadOnly}
          onChange={(hours) => setTyped({ ...typed, hours })}
        />
      </Card>
      <Card title={t("field.bank")}>
        <p className="card-note">{t("settings.bankText")}</p>
        <div className="form-row">{bankFields.map(account)}</div>
      </Card>
      {!isReadOnly && (
        <div className="form-actions">
          <Button look="primary" type="submit" isBusy={isRunning}>
            {t("shell.save")}
          </Button>
        </div>
      )}
    </form>
  );
}

interface TextProps {
  name: Exclude<
    (typeof lineFields | typeof lawFields | typeof contactFields | typeof bankFields)[number],
    "country"
  >;
  value: string;
  isReadOnly: boolean;
  isOptional?: boolean;
  onChange: (value: string) => void;
}

function TextField({ name, value, isReadOnly, isOptional = false, onChange }: TextProps) {
  const { t } = useLanguage();
  return (
    <Field label={t(name === "name" ? "settings.companyName" : `field.${name}`)}>
      <input
        type={name === "email" ? "email" : name === "phone" ? "tel" : "text"}
        required={!isOptional && !mayBeEmpty.has(name)}
        maxLength={name === "zipcode" ? 12 : 120}
        autoComplete="off"
        readOnly={isReadOnly}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
