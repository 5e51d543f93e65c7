import type { Ref } from "react";
import { formLimit } from "@hearth/contract/limits";
import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import type { ButtonLook } from "../../ui/base/button.tsx";
import { FormField, FormProblems, ShopForm } from "../form/public.ts";

interface Props {
  state: FormState;
  /** Where to go afterwards; empty: the account. */
  redirect: string;
  id?: string;
  /** Of its button, where another one is the first. */
  look?: ButtonLook;
  /** It is being sent. */
  isBusy?: boolean;
  firstField?: Ref<HTMLInputElement>;
  problems?: Ref<HTMLElement>;
}

/** The same on its page and in the dialog. */
export function LoginForm({ state, redirect, id = "login", look = "primary", ...rest }: Props) {
  const { isBusy = false, firstField, problems } = rest;
  const { t, href } = useLanguage();
  const labels = { username: t("signIn.email"), password: t("signIn.password") };
  return (
    <ShopForm
      id={id}
      action={href("/login")}
      state={state}
      labels={labels}
      hidden={{ remember: "true", redirect }}
      explainsStar={false}
    >
      <FormField
        ref={firstField}
        name="username"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        maxLength={formLimit.email}
      />
      <FormField
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={formLimit.password}
      />
      <p className="-mt-2">
        <a href={href("/account/recover")} className="link">
          {t("signIn.forgot")}
        </a>
      </p>
      <FormProblems ref={problems} />
      <Button look={look} className="w-full" busy={isBusy}>
        {t("signIn.submit")}
      </Button>
    </ShopForm>
  );
}
