import type { ProductSheet } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ChangeRefused } from "../change-refused.tsx";
import { PictureChooser } from "../../../list/picture-chooser.tsx";
import { PictureItem } from "./picture-item.tsx";

/** The cover first. Every step is saved at once. */
export function ProductPictures({ product }: { product: ProductSheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const [isChoosing, setChoosing] = useState(false);
  const { run, isRunning, error } = useAdminAction("changeProductPictures", {
    done: "product.picturesSaved",
    isQuiet: true,
    compare: (current, mine) => ({
      current: {
        pictures: (current["pictures"] as ProductSheet["pictures"]).map(({ path }) => path).join(", "),
      },
      mine: { pictures: (mine["mediaIds"] as string[]).map(pathOf).join(", ") },
    }),
  });
  const ids = product.pictures.map(({ mediaId }) => mediaId);
  const pathOf = (id: string) => product.pictures.find(({ mediaId }) => mediaId === id)?.path ?? id;
  const save = (mediaIds: string[]) =>
    run({ params: { id: product.id }, input: { version: product.version, mediaIds } });
  const canChange = may("changeProductPictures");
  return (
    <Card
      title={t("product.pictures")}
      actions={
        canChange && (
          <Button isSmall icon="photo" isBusy={isRunning} onClick={() => setChoosing(true)}>
            {t("product.addPicture")}
          </Button>
        )
      }
    >
      <ChangeRefused error={error} product={product} />
      {ids.length === 0 && (
        <p className="none">{t(product.parentId ? "product.picturesOfFamily" : "product.noPictures")}</p>
      )}
      <ol className="pictures">
        {product.pictures.map((picture, at) => (
          <PictureItem
            key={picture.mediaId}
            picture={picture}
            place={at}
            onCover={
              canChange && at > 0
                ? () => void save([picture.mediaId, ...ids.filter((id) => id !== picture.mediaId)])
                : undefined
            }
            onRemove={canChange ? () => void save(ids.filter((id) => id !== picture.mediaId)) : undefined}
          />
        ))}
      </ol>
      {isChoosing && (
        <PictureChooser
          taken={ids}
          onClose={() => setChoosing(false)}
          onChosen={async (id) => {
            setChoosing(false);
            await save([...ids, id]);
          }}
        />
      )}
    </Card>
  );
}
