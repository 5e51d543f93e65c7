import { formLimit } from "@hearth/contract/form";
import type { Translate } from "@hearth/i18n";
import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { FormChoice, FormField, FormSelect } from "../form/public.ts";
import type { FormLabels } from "../form/public.ts";
import type { Option } from "../sign-in/register-fields.ts";

export function personLabels(t: Translate): FormLabels {
  return {
    accountType: t("register.accountType"),
    salutationId: t("register.salutation"),
    firstName: t("register.firstName"),
    lastName: t("register.lastName"),
  };
}

/** A person or a company; the fields of companies (`business-only`) are seen by what is chosen here. */
export function AccountTypeField() {
  const { t } = useLanguage();
  const types = [
    { value: "private", label: t("register.private") },
    { value: "business", label: t("register.business") },
  ];
  return <FormChoice name="accountType" required options={types} fallback="private" />;
}

type NameProps = {
  /** What the fields belong to, such as `address.`; nothing where they are the customer's own. */
  at?: "" | "address.";
  salutations: readonly Option[];
  /** More fields in the columns of the names. */
  children?: ReactNode;
};

export function NameFields({ at = "", salutations, children }: NameProps) {
  return (
    <>
      <FormSelect
        name={`${at}salutationId`}
        autoComplete="honorific-prefix"
        options={salutations}
        withBlank
        className="sm:max-w-60"
      />
      <div className="form-columns">
        <FormField name={`${at}firstName`} autoComplete="given-name" required maxLength={formLimit.name} />
        <FormField name={`${at}lastName`} autoComplete="family-name" required maxLength={formLimit.name} />
        {children}
      </div>
    </>
  );
}

export function companyLabels(t: Translate): FormLabels {
  return { company: t("register.company"), vatIds: t("register.vatId") };
}

/** A registration takes one tax number; a profile lists all there are. */
type TaxProps = { hasManyVatIds?: boolean | undefined };

export function CompanyFields({ hasManyVatIds }: TaxProps) {
  return (
    <div className="business-only">
      <div className="form-columns">
        <FormField name="company" autoComplete="organization" required maxLength={formLimit.line} />
        <VatIdField hasManyVatIds={hasManyVatIds} />
      </div>
    </div>
  );
}

export function VatIdField({ hasManyVatIds = false }: TaxProps) {
  const { t } = useLanguage();
  const maxLength = hasManyVatIds ? undefined : 20;
  return <FormField name="vatIds" autoComplete="off" hint={t("register.vatIdHint")} maxLength={maxLength} />;
}
