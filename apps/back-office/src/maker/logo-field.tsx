import { useState } from "react";
import { useMay } from "../api/use-may.ts";
import { useLanguage } from "../language/use-language.ts";
import { PictureChooser } from "../list/picture-chooser.tsx";
import { UploadBox } from "../picture/upload/upload-box.tsx";
import { Button } from "../ui/button.tsx";

export interface Logo {
  mediaId: string;
  path: string;
}

interface Props {
  logo: Logo | null;
  isReadOnly?: boolean;
  onChosen: (logo: Logo | null) => void;
}

/** One of the shop's pictures, or a new one. */
export function LogoField({ logo, isReadOnly = false, onChosen }: Props) {
  const { t } = useLanguage();
  const may = useMay();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="logo-field" role="group" aria-label={t("maker.logo")}>
      <p className="field-label">{t("maker.logo")}</p>
      {logo ? (
        <img src={`/${logo.path.replace(/^\//, "")}`} alt="" width={160} height={80} />
      ) : (
        <p className="none">{t("maker.noLogo")}</p>
      )}
      {!isReadOnly && (
        <>
          <div className="form-actions">
            <Button isSmall icon="photo" onClick={() => setChoosing(true)}>
              {t("maker.chooseLogo")}
            </Button>
            {logo && (
              <Button isSmall icon="x" onClick={() => onChosen(null)}>
                {t("maker.dropLogo")}
              </Button>
            )}
          </div>
          {may("uploadMedia") && (
            <UploadBox
              onUploaded={([picture]) => picture && onChosen({ mediaId: picture.id, path: picture.path })}
            />
          )}
        </>
      )}
      {isChoosing && (
        <PictureChooser
          taken={logo ? [logo.mediaId] : []}
          onClose={() => setChoosing(false)}
          onChosen={(mediaId, path) => {
            setChoosing(false);
            onChosen({ mediaId, path });
          }}
        />
      )}
    </div>
  );
}
