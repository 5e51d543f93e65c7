import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetLocale } from "ra-core";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { callAdmin } from "../api/call-admin.ts";
import { useFailureText } from "../language/use-failure-text.ts";
import { useLanguage } from "../language/use-language.ts";
import { meKey, SIGN_IN_PATH } from "../provider/auth-provider.ts";
import { Loading } from "../shell/loading.tsx";
import { Notice } from "../ui/notice.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The link of the mail: its secret stands behind the `#`, which no server sees. */
export function InvitationPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const setLocale = useSetLocale();
  const failureText = useFailureText();
  const [secret] = useState(() => window.location.hash.slice(1));
  const { data: invitation, error } = useQuery({
    queryKey: ["invitation", secret],
    queryFn: () => callAdmin("readInvitation", { input: { secret } }),
  });
  const locale = invitation?.locale;
  useEffect(() => {
    if (locale) setLocale(locale);
  }, [locale, setLocale]);
  return (
    <SignInFrame title={t("invitation.title")}>
      {error && (
        <>
          <Notice tone="alert">{failureText(error)}</Notice>
          <p>{t("invitation.over")}</p>
          <Link to={SIGN_IN_PATH}>{t("signIn.title")}</Link>
        </>
      )}
      {!error && !invitation && <Loading />}
      {invitation && (
        <InvitationForm
          secret={secret}
          invitation={invitation}
          onAccepted={(me) => {
            client.setQueryData(meKey, me);
            void navigate(SIGN_IN_PATH);
          }}
        />
      )}
    </SignInFrame>
  );
}
