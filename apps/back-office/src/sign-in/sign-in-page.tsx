import type { Me } from "@hearth/admin-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useLogin } from "ra-core";
import { Suspense, useEffect } from "react";
import { useLanguage } from "../language/use-language.ts";
import { meKey } from "../provider/auth-provider.ts";
import { Loading } from "../shell/loading.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { CompanyWay } from "./company-way.tsx";
import { PasswordStep } from "./password-step.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { useMe } from "./use-me.ts";

const Enrolment = lazyPart(() => import("./enrolment.tsx"), "Enrolment");

/** Password, then the second factor or, for somebody new, setting one up: the session says which step is next. */
export function SignInPage() {
  const { t } = useLanguage();
  const client = useQueryClient();
  const login = useLogin();
  const { data: me, isPending } = useMe();
  const isIn = me?.stage === "full";
  useEffect(() => {
    if (isIn) void login({});
  }, [isIn, login]);

  const goOn = (next: Me) => client.setQueryData(meKey, next);
  if (isPending || isIn) return <Loading />;
  if (me?.stage === "enrolment") {
    return (
      <SignInFrame title={t("enrol.title")}>
        <Suspense fallback={<Loading />}>
          <Enrolment onDone={() => void client.invalidateQueries({ queryKey: meKey })} />
        </Suspense>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t(me?.stage === "password" ? "signIn.secondTitle" : "signIn.title")}>
      {me?.stage === "password" ? (
        <SecondFactorStep
          me={me}
          onProven={goOn}
          onBack={() => void client.resetQueries({ queryKey: meKey })}
        />
      ) : (
        <>
          <PasswordStep onProven={goOn} />
          <CompanyWay />
        </>
      )}
    </SignInFrame>
  );
}
