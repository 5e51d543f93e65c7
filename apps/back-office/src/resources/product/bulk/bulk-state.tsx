import type { BulkChange } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";

const tones: Readonly<Record<BulkChange["state"], Tone>> = {
  checked: "info",
  applying: "warning",
  applied: "success",
  undoing: "warning",
  undone: "plain",
};

export function BulkState({ state }: { state: BulkChange["state"] }) {
  const { t } = useLanguage();
  return <Badge tone={tones[state]}>{t(`bulk.state.${state}`)}</Badge>;
}
