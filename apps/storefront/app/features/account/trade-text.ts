import type { Language } from "../../platform/language/language.tsx";
import type { TradeStanding } from "./trade-standing.ts";

/** How it stands, in a sentence. */
export function tradeText({ state, at }: TradeStanding, { t, format }: Language): string {
  const date = at === null ? null : format.date(at);
  switch (state) {
    case "none":
      return t("account.tradeNone");
    case "private":
      return t("account.tradePrivate");
    case "requested":
      return date === null ? t("account.tradeChecked") : t("account.tradeRequested", { date });
    case "accepted":
      return date === null ? t("account.tradeIn") : t("account.tradeAccepted", { date });
    case "declined":
      return date === null ? t("account.tradeOut") : t("account.tradeDeclined", { date });
  }
}
