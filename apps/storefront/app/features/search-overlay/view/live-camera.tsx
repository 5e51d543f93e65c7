import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import { Notice } from "../../../ui/message/notice.tsx";
import { useCamera } from "../effects/use-camera.ts";

/** Runs from a click until the picture is taken or the dialog is closed. */
export function LiveCamera({ onPicture }: { onPicture: (video: HTMLVideoElement) => void }) {
  const { t } = useLanguage();
  const { state, video, start } = useCamera();
  const isOn = state === "on";
  return (
    <div className="flex flex-col gap-3">
      {/* Sound is neither asked for nor played. */}
      <video
        ref={video}
        muted
        playsInline
        aria-label={t("searchOverlay.cameraPicture")}
        className={isOn ? "aspect-4/3 w-full rounded-inner bg-ink object-cover" : "sr-only"}
      />
      {state === "refused" && <Notice type="warning">{t("searchOverlay.cameraRefused")}</Notice>}
      {isOn ? (
        <Button
          type="button"
          icon="camera"
          onClick={() => {
            if (video.current) onPicture(video.current);
          }}
        >
          {t("searchOverlay.shoot")}
        </Button>
      ) : (
        <Button type="button" icon="camera" busy={state === "starting"} onClick={() => void start()}>
          {t("searchOverlay.startCamera")}
        </Button>
      )}
    </div>
  );
}
