import { useQuery } from "@tanstack/react-query";
import { callAdmin } from "../api/call-admin.ts";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { keepTicket } from "./company-ticket.ts";
import { useAttempt } from "./use-attempt.ts";

/** The way over the company's identity provider, where there is one. */
export function CompanyWay() {
  const { t } = useLanguage();
  const { attempt, error, isRunning } = useAttempt();
  const { data } = useQuery({
    queryKey: ["sign-in-ways"],
    queryFn: () => callAdmin("readSignInWays", {}),
    staleTime: Infinity,
  });
  async function leave(): Promise<void> {
    const start = await attempt(() => callAdmin("startCompanySignIn", {}));
    if (!start) return;
    keepTicket(start.ticket);
    window.location.assign(start.url);
  }
  if (!data?.company) return null;
  return (
    <>
      {error && <Notice tone="alert">{error}</Notice>}
      <div className="other-ways">
        <Button icon="building-store" isBusy={isRunning} onClick={() => void leave()}>
          {t("signIn.company", { name: data.company.name })}
        </Button>
      </div>
    </>
  );
}
