import { useLanguage } from "../language/use-language.ts";
import { Loading } from "../shell/loading.tsx";
import { ScreenHead } from "../shell/screen-head.tsx";
import { useMe } from "../sign-in/use-me.ts";
import { Card } from "../ui/card.tsx";
import { Facts } from "../ui/facts.tsx";
import { ChangePassword } from "./change-password.tsx";
import { OwnFactors } from "./own-factors.tsx";
import { OwnRecoveryCodes } from "./own-recovery-codes.tsx";
import { OwnSessions } from "./own-sessions.tsx";

export function OwnAccount() {
  const { t, tOr } = useLanguage();
  const { data: me } = useMe();
  if (!me) return <Loading />;
  return (
    <>
      <ScreenHead title={t("shell.ownAccount")} />
      <div className="sheet">
        <div className="sheet-main">
          <Card title={t("own.person")}>
            <Facts
              facts={[
                [t("field.name"), me.name],
                [t("field.email"), me.email],
                [t("field.role"), tOr(`role.${me.role.key}`, me.role.name)],
              ]}
            />
          </Card>
          <OwnFactors me={me} />
          <OwnSessions />
        </div>
        <div className="sheet-side">
          <ChangePassword />
          <OwnRecoveryCodes left={me.recoveryCodesLeft} />
        </div>
      </div>
    </>
  );
}
