import { useState } from "react";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { PictureChooser } from "../../../list/picture-chooser.tsx";

interface Props {
  path: string | undefined;
  isReadOnly: boolean;
  onChosen: (id: string, path: string) => void;
}

export function BlockPicture({ path, isReadOnly, onChosen }: Props) {
  const { t } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="block-picture">
      {path === undefined ? (
        <p className="none">{t("contentPage.noPicture")}</p>
      ) : (
        <img src={`/${path.replace(/^\//, "")}`} alt="" width={160} height={90} loading="lazy" />
      )}
      {!isReadOnly && (
        <Button isSmall icon="photo" onClick={() => setChoosing(true)}>
          {t("contentPage.choosePicture")}
        </Button>
      )}
      {isChoosing && (
        <PictureChooser
          taken={[]}
          onClose={() => setChoosing(false)}
          onChosen={(id, picture) => {
            setChoosing(false);
            onChosen(id, picture);
          }}
        />
      )}
    </div>
  );
}
