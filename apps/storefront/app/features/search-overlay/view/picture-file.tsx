import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { IconName } from "../../../ui/icon/icon-names.ts";

/** Phones open their own camera by `capture`, and then offer no stored pictures: both ways stand side by side. */
export function PictureFile({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap gap-3 *:grow">
      <FileButton
        icon="camera"
        text={t("searchOverlay.takePhoto")}
        capture="environment"
        className="pointer-fine:hidden"
        onFile={onFile}
      />
      <FileButton
        icon="photo"
        text={t("searchOverlay.chooseFile")}
        className="button-secondary"
        onFile={onFile}
      />
    </div>
  );
}

interface ButtonProps {
  icon: IconName;
  text: string;
  capture?: "environment";
  className: string;
  onFile: (file: File) => void;
}

function FileButton({ icon, text, capture, className, onFile }: ButtonProps) {
  return (
    <label className={`button search-file ${className}`}>
      <Icon name={icon} size="small" />
      {text}
      <input
        type="file"
        accept="image/*"
        capture={capture}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same picture may be chosen again.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
