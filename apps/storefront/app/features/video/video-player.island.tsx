import { useState } from "react";
import type { ReactNode } from "react";
import { island } from "../../islands/island.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { Checkbox } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { giveConsent, useConsent, useConsentChoices } from "../consent/public-islands.ts";
import type { VideoProvider } from "./video-url.ts";
import type { VideoData } from "./video-data.ts";
import { VideoFrame } from "./video-frame.tsx";

interface Props {
  video: Omit<VideoData, "preview">;
  preview: ReactNode;
  privacyPath: string;
}

/** Who gets to know what, by name. */
const receivers: Record<VideoProvider, { name: string; company: string }> = {
  youtube: { name: "YouTube", company: "Google Ireland Limited" },
  vimeo: { name: "Vimeo", company: "Vimeo.com, Inc., USA" },
};

/** A click is the consent for this once; with the ticked box it is kept. Without a script a link leads to the provider. */
export const VideoPlayer = island(
  { name: "video-player", when: "visible", texts: ["video"] },
  function VideoPlayer({ video, preview, privacyPath }: Props) {
    const { t, href } = useLanguage();
    const { isPlaying, isAllowed, play } = usePlaying();
    const [isRemembered, setRemembered] = useState(false);
    const receiver = receivers[video.provider];
    const title = video.title ?? t("video.untitled", { provider: receiver.name });
    const isAsking = !isPlaying && !isAllowed;
    return (
      <figure className="video card">
        <div className="video-stage">
          {preview}
          {isPlaying ? (
            <VideoFrame url={video.embedUrl} title={title} />
          ) : (
            <button
              type="button"
              className="video-play noscript:hidden"
              onClick={() => {
                if (isRemembered) giveConsent("media");
                play();
              }}
            >
              <span className="video-play-sign">
                <Icon name="player-play" />
              </span>
              <span className="sr-only">{t("video.play", { title })}</span>
            </button>
          )}
        </div>
        <figcaption className="flex flex-col gap-2 p-4 text-sm sm:p-5">
          <span className="text-base font-semibold">{title}</span>
          {isAsking && (
            <>
              <span className="text-ink-soft">
                {t("video.notice", receiver)}{" "}
                <a href={href(privacyPath)} className="link">
                  {t("video.privacy")}
                </a>
              </span>
              <span className="noscript:hidden">
                <Checkbox
                  id={`remember-${video.provider}-${video.id}`}
                  label={t("video.remember")}
                  checked={isRemembered}
                  onChange={({ currentTarget }) => setRemembered(currentTarget.checked)}
                />
              </span>
            </>
          )}
          <ButtonLink
            look="secondary"
            size="small"
            href={video.watchUrl}
            target="_blank"
            rel="noopener noreferrer"
            icon="external-link"
            className="hidden self-start noscript:inline-flex"
          >
            {t("video.watch", { provider: receiver.name })}
          </ButtonLink>
        </figcaption>
      </figure>
    );
  },
);

/** Whoever takes the consent back, or refuses after a single click, wants the player gone. */
function usePlaying() {
  const isAllowed = useConsent().includes("media");
  const choices = useConsentChoices();
  const [known, setKnown] = useState({ isAllowed, choices });
  const [isPlaying, setPlaying] = useState(false);
  if (known.isAllowed !== isAllowed || known.choices !== choices) {
    setKnown({ isAllowed, choices });
    if (!isAllowed) setPlaying(false);
  }
  return { isPlaying, isAllowed, play: () => setPlaying(true) };
}
