import { useLanguage } from "../../platform/language.tsx";

export function useCarouselLabels() {
  const { t } = useLanguage();
  return { previous: t("cms.previous"), next: t("cms.next"), pause: t("cms.pause"), play: t("cms.play") };
}
