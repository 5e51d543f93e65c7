const frameRights = "allow-scripts allow-same-origin allow-presentation allow-popups";
const frameFeatures = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/** A click is the consent for this once; the ticked box asks features/consent to keep it. */
export function install(document: Document): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-video-play]") : null;
    const video = button?.closest<HTMLElement>("[data-video]");
    if (!video) return;
    const remember = video.querySelector<HTMLInputElement>("[data-video-remember]");
    if (remember?.checked)
      document.dispatchEvent(new CustomEvent("hearth:consent-give", { detail: "media" }));
    play(video);
  });
  // Whoever takes the consent back wants the players gone, too.
  document.addEventListener("hearth:consent", () => {
    if (document.documentElement.dataset["consent"]?.split(" ").includes("media")) return;
    for (const frame of document.querySelectorAll("[data-video] iframe")) stop(frame);
  });
}

function play(video: HTMLElement): void {
  const stage = video.querySelector("[data-video-stage]");
  const address = video.dataset["video"];
  if (!stage || !address || stage.querySelector("iframe")) return;
  const frame = document.createElement("iframe");
  frame.title = video.dataset["videoTitle"] ?? "";
  frame.allow = frameFeatures;
  frame.setAttribute("sandbox", frameRights);
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = address;
  frame.className = "video-frame";
  stage.append(frame);
  video.dataset["playing"] = "";
  frame.focus();
}

function stop(frame: Element): void {
  const video = frame.closest<HTMLElement>("[data-video]");
  if (video) delete video.dataset["playing"];
  frame.remove();
}
