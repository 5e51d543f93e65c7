import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import { callAdmin } from "../api/call-admin.ts";
import { useFailureText } from "../language/use-failure-text.ts";
import { useLanguage } from "../language/use-language.ts";
import { meKey, SIGN_IN_PATH } from "../provider/auth-provider.ts";
import { Loading } from "../shell/loading.tsx";
import { Notice } from "../ui/notice.tsx";
import { takeTicket } from "./company-ticket.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Back from the company's identity provider: what it said is proven once, then the second step follows. */
export function CompanySignInPage() {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: me, error } = useQuery({
    queryKey: ["company-sign-in", window.location.search],
    queryFn: () =>
      callAdmin("signInByCompany", {
        input: { ticket: takeTicket() || "none", answer: window.location.search || "none" },
      }),
    retry: false,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (!me) return;
    client.setQueryData(meKey, me);
    void navigate(SIGN_IN_PATH, { replace: true });
  }, [me, client, navigate]);
  if (!error) return <Loading />;
  return (
    <SignInFrame title={t("signIn.title")}>
      <Notice tone="alert">{failureText(error)}</Notice>
      <Link to={SIGN_IN_PATH}>{t("signIn.again")}</Link>
    </SignInFrame>
  );
}
