import type { ApiError } from "@hearth/contract";
import type { Violation } from "@hearth/contract/form";
import type { TranslateError } from "@hearth/i18n";

/** One thing that is wrong with a form, from our own check or from the shop API. Codes only: the page writes the text. */
export interface FormProblem {
  code: string | null;
  /** Name of the field it stands beside, `billingAddress.zipcode`; null when it is about the whole form. */
  field: string | null;
  detail?: string | undefined;
  parameters?: Readonly<Record<string, unknown>> | undefined;
}

export function problemOfViolation({ code, pointer, detail, parameters }: Violation): FormProblem {
  return { code, field: fieldOfPointer(pointer), detail, parameters };
}

export function problemOfApiError({ code, source, detail, meta }: ApiError): FormProblem {
  const field = source ? fieldOfPointer(source.pointer) : null;
  return { code, field, detail: detail ?? undefined, parameters: meta?.parameters };
}

function fieldOfPointer(pointer: string): string | null {
  return pointer.replace(/^\//, "").replaceAll("/", ".") || null;
}

/** A sign-in tells nobody which of the two was wrong. */
const signInCodes: Readonly<Record<string, string>> = {
  CHECKOUT__CUSTOMER_NOT_FOUND: "login_no_matching_customer_internal",
  CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS: "login_no_matching_customer_internal",
};

/** Text of a problem: of its detail where that is a key, of its code, of a sign-in, its detail as it is, or the word that there is none. */
export function problemText(problem: FormProblem, translate: TranslateError): string {
  const { code, detail, parameters } = problem;
  const kind = fieldKind(problem.field);
  const signInCode = code === null ? undefined : signInCodes[code];
  return (
    (detail?.startsWith("VIOLATION::") ? translate(detail, parameters) : null) ??
    (code !== null && kind !== null ? translate(`${code}/${kind}`, parameters) : null) ??
    (code === null ? null : translate(code, parameters)) ??
    (signInCode === undefined ? null : translate(signInCode)) ??
    (detail?.trim() || null) ??
    translate("noDetails") ??
    ""
  );
}

type FieldKind = "password" | "email" | "phoneNumber" | "attachments" | "box" | "choice";

/** A box is ticked and one of several ways chosen: neither is "left empty". */
const chosenFields: Readonly<Record<string, FieldKind>> = {
  terms: "box",
  acceptedDataProtection: "box",
  confirm: "box",
  access: "choice",
  timeWindow: "choice",
  accountType: "choice",
  paymentMethodId: "choice",
};

/** Some codes mean something special beside some fields: two passwords that differ, a phone number, a box nobody ticked. */
function fieldKind(field: string | null): FieldKind | null {
  const name = field?.split(".").at(-1) ?? "";
  const chosen = chosenFields[name];
  if (chosen) return chosen;
  if (/password/i.test(name)) return "password";
  if (/email/i.test(name)) return "email";
  if (name === "attachments") return name;
  return /phone|mobile/i.test(name) ? "phoneNumber" : null;
}
