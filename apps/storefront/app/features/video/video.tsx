import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../media/public.ts";
import type { VideoProvider } from "./video-address.ts";
import type { VideoData } from "./video-data.ts";

type Props = { video: VideoData; privacyPath: string; sizes?: string };

/** Who gets to know what, by name. */
const receivers: Record<VideoProvider, { name: string; company: string }> = {
  youtube: { name: "YouTube", company: "Google Ireland Limited" },
  vimeo: { name: "Vimeo", company: "Vimeo.com, Inc., USA" },
};

export function Video({ video, privacyPath, sizes = "(min-width: 80rem) 76rem, 100vw" }: Props) {
  const { t, href } = useLanguage();
  const receiver = receivers[video.provider];
  const title = video.title ?? t("video.untitled", { provider: receiver.name });
  return (
    <figure className="video card" data-video={video.embedUrl} data-video-title={title}>
      <div className="video-stage" data-video-stage>
        {video.preview ? (
          <Picture picture={video.preview} sizes={sizes} className="size-full object-cover" />
        ) : null}
        <button type="button" className="video-play noscript:hidden" data-video-play>
          <span className="video-play-sign">
            <Icon name="player-play" />
          </span>
          <span className="sr-only">{t("video.play", { title })}</span>
        </button>
      </div>
      <figcaption className="flex flex-col gap-2 p-4 text-sm sm:p-5">
        <span className="text-base font-semibold">{title}</span>
        <span className="video-notice text-ink-soft">
          {t("video.notice", receiver)}{" "}
          <a href={href(privacyPath)} className="link">
            {t("video.privacy")}
          </a>
        </span>
        <span className="video-notice noscript:hidden">
          <Checkbox
            id={`remember-${video.provider}-${video.id}`}
            label={t("video.remember")}
            data-video-remember
          />
        </span>
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
}
