import type { CustomerHead } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

const tones: Readonly<Record<CustomerHead["state"], Tone>> = {
  active: "success",
  blocked: "alert",
  waiting: "warning",
};

export const customerStates = [
  "active",
  "blocked",
  "waiting",
] as const satisfies readonly CustomerHead["state"][];

export function CustomerState({ state }: Pick<CustomerHead, "state">) {
  const { t } = useLanguage();
  return <Badge tone={tones[state]}>{t(`customer.state.${state}`)}</Badge>;
}

/** Who it is: a private customer with an account needs no word. */
export function CustomerKind({ isGuest, accountType }: Pick<CustomerHead, "isGuest" | "accountType">) {
  const { t } = useLanguage();
  return (
    <>
      {accountType === "business" && <Badge tone="info">{t("customer.accountType.business")}</Badge>}
      {isGuest && <Badge>{t("customer.kind.guest")}</Badge>}
    </>
  );
}
