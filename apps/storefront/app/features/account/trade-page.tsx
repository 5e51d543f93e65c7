import { useLanguage } from "../../platform/language/language.tsx";
import { Button, ButtonLink } from "../../ui/base/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { IconName } from "../../ui/icon/icon-names.ts";
import type { TradeStanding } from "./trade-standing.ts";
import { tradeText } from "./trade-text.ts";

const looks: Record<TradeStanding["state"], { icon: IconName; tone: string }> = {
  none: { icon: "tool", tone: "bg-brand-soft text-brand" },
  private: { icon: "tool", tone: "bg-brand-soft text-brand" },
  requested: { icon: "clock", tone: "bg-info-soft text-info" },
  accepted: { icon: "circle-check", tone: "bg-success-soft text-success" },
  declined: { icon: "info-circle", tone: "bg-tint text-ink" },
};

interface Props {
  standing: TradeStanding;
  email: string;
  contactPath: string;
}

/** Where a customer stands with the account for trade, and what happens next. */
export function TradePage({ standing, email, contactPath }: Props) {
  const language = useLanguage();
  const { t, href } = language;
  const { state } = standing;
  const { icon, tone } = looks[state];
  return (
    <section aria-labelledby="trade-standing" className="card flex flex-col gap-4 p-5 sm:p-8">
      <span className={`grid size-12 place-items-center rounded-full ${tone}`}>
        <Icon name={icon} />
      </span>
      <h2 id="trade-standing" className="text-heading font-semibold">
        {tradeText(standing, language)}
      </h2>
      <p className="max-w-prose">{t(`account.tradeNext.${state}`, { email })}</p>
      <div className="flex flex-wrap gap-3">
        {(state === "none" || state === "declined") && (
          <form method="post">
            <Button look={state === "none" ? "primary" : "secondary"}>
              {t(state === "none" ? "account.tradeAsk" : "account.tradeAskAgain")}
            </Button>
          </form>
        )}
        {(state === "private" || state === "none") && (
          <ButtonLink href={href("/account/profile")} look={state === "private" ? "primary" : "quiet"}>
            {t("account.tradeProfile")}
          </ButtonLink>
        )}
        {(state === "requested" || state === "declined") && (
          <ButtonLink href={href(contactPath)} look="quiet">
            {t("account.askService")}
          </ButtonLink>
        )}
        {state === "accepted" && <ButtonLink href={href("/")}>{t("account.toShop")}</ButtonLink>}
      </div>
    </section>
  );
}
