import { type MediaSheet, pictureTypes } from "@hearth/admin-contract";
import { type DragEvent, useRef, useState } from "react";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useUploads } from "./use-uploads.ts";

interface Props {
  onUploaded?: (pictures: MediaSheet[]) => void;
}

/** Pictures by the button or dragged here, several at once. */
export function UploadBox({ onUploaded }: Props) {
  const { t } = useLanguage();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { uploads, add } = useUploads(onUploaded);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  const isBusy = uploads.some(({ state }) => state === "sending" || state === "waiting");
  return (
    <div
      className="upload-box"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join(",")}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = "";
        }}
      />
      <Button icon="upload" isBusy={isBusy} onClick={() => chooser.current?.click()}>
        {t("media.upload")}
      </Button>
      <p className="form-note">{t("media.uploadHint")}</p>
      {uploads.length > 0 && <UploadProgress uploads={uploads} />}
    </div>
  );
}
