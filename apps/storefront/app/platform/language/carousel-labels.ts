import { useLanguage } from "./language.tsx";

/** The buttons of a carousel are called the same wherever one stands. */
export function useCarouselLabels() {
  const { t } = useLanguage();
  return {
    previous: t("carousel.previous"),
    next: t("carousel.next"),
    pause: t("carousel.pause"),
    play: t("carousel.play"),
  };
}
