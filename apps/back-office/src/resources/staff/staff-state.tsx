import type { StaffMember } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

const tones: Readonly<Record<StaffMember["state"], Tone>> = {
  invited: "info",
  active: "success",
  blocked: "alert",
};

export const staffStates = [
  "invited",
  "active",
  "blocked",
] as const satisfies readonly StaffMember["state"][];

export function StaffState({ state }: Pick<StaffMember, "state">) {
  const { t } = useLanguage();
  return <Badge tone={tones[state]}>{t(`staff.state.${state}`)}</Badge>;
}
