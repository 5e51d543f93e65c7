import type { ContactMessageHead } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { Badge } from "../../ui/badge.tsx";

export const messageStates = ["open", "answered"] as const satisfies readonly ContactMessageHead["state"][];

export function MessageState({ state }: Pick<ContactMessageHead, "state">) {
  const { t } = useLanguage();
  return <Badge tone={state === "open" ? "warning" : "success"}>{t(`contact.state.${state}`)}</Badge>;
}
