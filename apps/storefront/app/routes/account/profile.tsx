import type { Customer } from "@hearth/contract";
import type { NoteKey } from "@hearth/i18n";
import {
  AccountPage,
  EmailForm,
  PasswordForm,
  ProfileForm,
  profileFormValues,
} from "../../features/account/public.ts";
import { withAccount } from "../../features/account/require-account.server.ts";
import { saveEmail, savePassword, saveProfile } from "../../features/account/save-profile.server.ts";
import { loadAddressChoices } from "../../features/address/load-address-choices.server.ts";
import { emptyForm, filledForm } from "../../platform/forms/form-state.ts";
import type { FormState } from "../../platform/forms/form-state.ts";
import { formAgain, goOn, postedForm } from "../../platform/forms/form.server.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { toHref } from "../../platform/links/link-target.ts";
import { refuse } from "../../platform/http/answer/page-failure.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { samePathInEveryLanguage } from "../../shell/language-paths.ts";
import { PageTitle } from "../../shell/page/page-head.tsx";
import { ProfileSections } from "./profile-sections.tsx";
import type { Route } from "./+types/profile";

export const handle = { layout: "account" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return withAccount(visit, request, async (customer) => ({
    values: profileFormValues(customer),
    email: customer.email,
    waitingEmail: customer.extensions?.hearthEmailChange?.email ?? null,
    salutations: (await loadAddressChoices(visit.shop)).salutations,
    languagePaths: samePathInEveryLanguage("/account/profile"),
  }));
}

interface Taker {
  note: NoteKey;
  take: (visit: Visit, form: FormData, customer: Customer) => Promise<FormState | null>;
}

/** The three forms of the page, told apart by the field `form`. */
const takers = new Map<unknown, Taker>([
  ["email", { note: "note.emailAsked", take: saveEmail }],
  ["password", { note: "note.passwordChanged", take: savePassword }],
  [
    "profile",
    {
      note: "note.profileSaved",
      take: async (visit, form, customer) => {
        const { rules } = await loadAddressChoices(visit.shop);
        return saveProfile(visit, form, { customer, rules });
      },
    },
  ],
]);

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  const kind = form.get("form");
  const { take, note } = takers.get(kind) ?? refuse(400, "This is no form of the shop");
  return withAccount(visit, request, async (customer) => {
    const refused = await take(visit, form, customer);
    if (refused) return formAgain(refused, { kind });
    visit.notes.leave({ key: note, type: "success" });
    return goOn(toHref(visit.locale, "/account/profile"));
  });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { values, email, waitingEmail, salutations } = loaderData;
  const state = (kind: string, otherwise: FormState) =>
    actionData?.kind === kind ? actionData.form : otherwise;
  return (
    <AccountPage title={t("account.profile")}>
      <PageTitle title={t("account.profile")} />
      <ProfileSections
        profile={<ProfileForm state={state("profile", filledForm(values))} salutations={salutations} />}
        email={<EmailForm state={state("email", emptyForm)} current={email} waiting={waitingEmail} />}
        password={<PasswordForm state={state("password", emptyForm)} />}
      />
    </AccountPage>
  );
}
