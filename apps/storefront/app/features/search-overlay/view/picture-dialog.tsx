import { useRef, useState } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Notice } from "../../../ui/message/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { pictureFrom } from "../effects/search-picture.ts";
import { hasCamera } from "../effects/use-camera.ts";
import { LiveCamera } from "./live-camera.tsx";
import { PictureFile } from "./picture-file.tsx";

export const PICTURE_DIALOG_ID = "search-picture";

/** A picture from the camera or a file. It is made small here, sent for this one search, and kept nowhere. */
export function PictureDialog({ onPicture }: { onPicture: (image: string) => void }) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  // Its camera must not run while it is closed.
  const [opening, setOpening] = useState(0);
  const [isRefused, setRefused] = useState(false);

  async function take(source: Blob | HTMLVideoElement): Promise<void> {
    try {
      const image = await pictureFrom(source);
      setRefused(false);
      dialog.current?.close();
      onPicture(image);
    } catch {
      setRefused(true);
    }
  }

  return (
    <Dialog
      ref={dialog}
      id={PICTURE_DIALOG_ID}
      title={t("searchOverlay.picture")}
      closeLabel={t("searchOverlay.closePicture")}
      onClose={() => setOpening(opening + 1)}
    >
      <div className="flex flex-col gap-4">
        <p>{t("searchOverlay.pictureText")}</p>
        {isRefused && <Notice type="danger">{t("searchOverlay.noPicture")}</Notice>}
        {hasCamera() && (
          // Phones open their own camera, which is the better one.
          <div className="pointer-coarse:hidden">
            <LiveCamera key={opening} onPicture={(video) => void take(video)} />
          </div>
        )}
        <PictureFile onFile={(file) => void take(file)} />
        <p className="text-sm text-ink-soft">{t("searchOverlay.pictureNote")}</p>
      </div>
    </Dialog>
  );
}
