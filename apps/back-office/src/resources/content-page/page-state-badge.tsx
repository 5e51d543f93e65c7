import type { PageState } from "@hearth/rules";
import { useLanguage } from "../../language/use-language.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

const tones: Readonly<Record<PageState, Tone>> = {
  draft: "plain",
  scheduled: "info",
  published: "success",
  ended: "warning",
};

export function PageStateBadge({ state }: { state: PageState }) {
  const { t } = useLanguage();
  return <Badge tone={tones[state]}>{t(`contentPage.state.${state}`)}</Badge>;
}
