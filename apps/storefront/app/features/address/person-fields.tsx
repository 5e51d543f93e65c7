import { formLimit } from "@hearth/contract/limits";
import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { FormChoice, FormField, FormSelect } from "../form/public.ts";
import type { Option } from "./address-choices.ts";

type Props = CompanyProps & {
  salutations: readonly Option[];
  /** A form that asks nobody but companies. */
  isOnlyForCompanies?: boolean;
};

/** Who somebody is: a person or a company, the name, and what only companies are asked. */
export function PersonFields({ salutations, isOnlyForCompanies = false, ...company }: Props) {
  return (
    <>
      {isOnlyForCompanies ? (
        <input type="hidden" name="accountType" value="business" />
      ) : (
        <AccountTypeField />
      )}
      <NameFields salutations={salutations} />
      <div className={isOnlyForCompanies ? "contents" : "business-only"}>
        <CompanyFields {...company} />
      </div>
    </>
  );
}

/** The fields of companies (`business-only`) are seen by what is chosen here; a style does it, no script. */
function AccountTypeField() {
  const { t } = useLanguage();
  const types = [
    { value: "private", label: t("register.private") },
    { value: "business", label: t("register.business") },
  ];
  return <FormChoice name="accountType" required options={types} fallback="private" />;
}

interface NameProps {
  /** What the fields belong to, such as `address.`; nothing where they are the customer's own. */
  at?: string;
  /** Not asked where there are none. */
  salutations?: readonly Option[];
  /** The browser's word for whose name it is, where a form asks for more than one. */
  kind?: "shipping";
  isRequired?: boolean;
  /** More fields in the columns of the names. */
  children?: ReactNode;
}

export function NameFields({ at = "", salutations = [], kind, isRequired = true, children }: NameProps) {
  const autoComplete = (name: string) => (kind ? `${kind} ${name}` : name);
  const shared = { required: isRequired, maxLength: formLimit.name };
  return (
    <>
      {salutations.length > 0 && (
        <FormSelect
          name={`${at}salutationId`}
          autoComplete={autoComplete("honorific-prefix")}
          options={salutations}
          withBlank
          className="sm:max-w-60"
        />
      )}
      <div className="form-columns">
        <FormField name={`${at}firstName`} autoComplete={autoComplete("given-name")} {...shared} />
        <FormField name={`${at}lastName`} autoComplete={autoComplete("family-name")} {...shared} />
        {children}
      </div>
    </>
  );
}

interface CompanyProps {
  /** What name and department belong to, such as `billingAddress.`. */
  companyAt?: string;
  hasDepartment?: boolean;
  /** A registration takes one tax number; a profile lists all there are. */
  hasManyVatIds?: boolean;
}

function CompanyFields({ companyAt = "", hasDepartment = false, hasManyVatIds = false }: CompanyProps) {
  const { t } = useLanguage();
  const company = (
    <FormField name={`${companyAt}company`} autoComplete="organization" required maxLength={formLimit.line} />
  );
  const vatIds = (
    <FormField
      name="vatIds"
      autoComplete="off"
      hint={t("register.vatIdHint")}
      maxLength={hasManyVatIds ? undefined : 20}
    />
  );
  if (!hasDepartment) {
    return (
      <div className="form-columns">
        {company}
        {vatIds}
      </div>
    );
  }
  return (
    <>
      {company}
      <div className="form-columns">
        <FormField name={`${companyAt}department`} autoComplete="off" maxLength={formLimit.line} />
        {vatIds}
      </div>
    </>
  );
}
