import {
  autoplayPosition,
  carouselAutoplayMs,
  carouselSpeedMs,
  isAtEnd,
  isAtStart,
  mayAutoplay,
  nextPosition,
} from "./carousel-rules.ts";
import type { Strip } from "./carousel-rules.ts";

/** Buttons and autoplay of the strips, now and after a swap. */
export function install(document: Document): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-carousel] button") : null;
    const carousel = button?.closest<HTMLElement>("[data-carousel]");
    const track = carousel && trackOf(carousel);
    if (!button || !track) return;
    const direction = button.dataset["carouselStep"];
    if (direction === "next" || direction === "previous")
      move(track, nextPosition(stripOf(track), direction));
    else if ("carouselPause" in button.dataset) togglePause(carousel, button);
  });
  setUpAll(document);
  document.addEventListener("hearth:swap", () => setUpAll(document));
}

function setUpAll(document: Document): void {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]:not([data-ready])")) {
    const track = trackOf(carousel);
    if (!track) continue;
    carousel.dataset["ready"] = "";
    track.addEventListener("scroll", () => showEnds(carousel, track), { passive: true });
    new ResizeObserver(() => showEnds(carousel, track)).observe(track);
    if (carousel.dataset["carousel"] === "autoplay") autoplay(carousel, track);
  }
}

function autoplay(carousel: HTMLElement, track: HTMLElement): void {
  const timer = setInterval(() => {
    if (!carousel.isConnected) return clearInterval(timer);
    const may = mayAutoplay({
      wantsLessMotion: wantsLessMotion(),
      isPaused: "paused" in carousel.dataset,
      isHovered: carousel.matches(":hover"),
      hasFocus: carousel.matches(":focus-within"),
      isPageHidden: document.hidden,
    });
    if (may) move(track, autoplayPosition(stripOf(track)));
  }, carouselAutoplayMs);
}

function togglePause(carousel: HTMLElement, button: HTMLElement): void {
  const isPaused = carousel.toggleAttribute("data-paused");
  button.ariaLabel = button.dataset[isPaused ? "playLabel" : "pauseLabel"] ?? "";
  const use = button.querySelector("use");
  use?.setAttribute(
    "href",
    (use.getAttribute("href") ?? "").replace(/#.*/, isPaused ? "#player-play" : "#player-pause"),
  );
}

function showEnds(carousel: HTMLElement, track: HTMLElement): void {
  const strip = stripOf(track);
  carousel.toggleAttribute("data-still", isAtStart(strip) && isAtEnd(strip));
  for (const button of carousel.querySelectorAll<HTMLButtonElement>("[data-carousel-step]")) {
    const isOver = button.dataset["carouselStep"] === "next" ? isAtEnd(strip) : isAtStart(strip);
    // Not `disabled`: a button that has the focus must not lose it at the end of the strip.
    button.setAttribute("aria-disabled", String(isOver));
  }
}

/** Browsers choose the speed of smooth scrolling themselves; ours takes 300 ms. */
function move(track: HTMLElement, to: number): void {
  const from = track.scrollLeft;
  const carousel = track.closest("[data-carousel]");
  if (wantsLessMotion()) {
    track.scrollLeft = to;
    return;
  }
  const start = performance.now();
  carousel?.setAttribute("data-moving", "");
  requestAnimationFrame(function frame(now) {
    const share = Math.min(1, Math.max(0, now - start) / carouselSpeedMs);
    track.scrollLeft = from + (to - from) * (1 - (1 - share) ** 3);
    if (share < 1) requestAnimationFrame(frame);
    else carousel?.removeAttribute("data-moving");
  });
}

function stripOf(track: HTMLElement): Strip {
  const gapWidth = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  const width = track.firstElementChild?.getBoundingClientRect().width ?? track.clientWidth;
  return {
    scrollLeft: track.scrollLeft,
    viewWidth: track.clientWidth,
    fullWidth: track.scrollWidth,
    itemWidth: width + gapWidth,
    gapWidth,
  };
}

function trackOf(carousel: HTMLElement): HTMLElement | null {
  return carousel.querySelector("[data-carousel-track]");
}

function wantsLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
