import type { ProductSheet } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { AltDialog } from "../../../picture/alt-dialog.tsx";
import { UploadBox } from "../../../picture/upload/upload-box.tsx";
import { ChangeRefused } from "../change-refused.tsx";
import { PictureChooser } from "../../../list/picture-chooser.tsx";
import { PictureItem } from "./picture-item.tsx";
import { asCover, movedBy } from "./picture-order.ts";

/** The cover first. Every step is saved at once. */
export function ProductPictures({ product }: { product: ProductSheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const [isChoosing, setChoosing] = useState(false);
  const [described, setDescribed] = useState<string | null>(null);
  const { save, isRunning, error } = useSavePictures(product);
  const ids = product.pictures.map(({ mediaId }) => mediaId);
  const canChange = may("changeProductPictures");
  const canDescribe = may("changeMedia") && may("readMedia");
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
        {product.pictures.map((picture, at) => {
          const { mediaId } = picture;
          const step = (isPossible: boolean, next: string[]) =>
            canChange && isPossible ? () => void save(next) : undefined;
          return (
            <PictureItem
              key={mediaId}
              picture={picture}
              place={at}
              onEarlier={step(at > 0, movedBy(ids, mediaId, -1))}
              onLater={step(at < ids.length - 1, movedBy(ids, mediaId, 1))}
              onCover={step(at > 0, asCover(ids, mediaId))}
              onDescribe={canDescribe ? () => setDescribed(mediaId) : undefined}
              onRemove={step(
                true,
                ids.filter((id) => id !== mediaId),
              )}
            />
          );
        })}
      </ol>
      {canChange && canDescribe && may("uploadMedia") && (
        <UploadPictures onReady={(id) => save([...ids, id])} />
      )}
      {described && <AltDialog id={described} onClose={() => setDescribed(null)} />}
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

/** A sold product shows nothing without words: each upload is described before it is added. Whoever closes finds it in the library. */
function UploadPictures({ onReady }: { onReady: (id: string) => unknown }) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [next] = waiting;
  return (
    <>
      <UploadBox onUploaded={(pictures) => setWaiting((ids) => [...ids, ...pictures.map(({ id }) => id)])} />
      {next !== undefined && (
        <AltDialog
          key={next}
          id={next}
          onSaved={() => onReady(next)}
          onClose={() => setWaiting(waiting.slice(1))}
        />
      )}
    </>
  );
}

function useSavePictures(product: ProductSheet) {
  const pathOf = (id: string) => product.pictures.find(({ mediaId }) => mediaId === id)?.path ?? id;
  const { run, isRunning, error } = useAdminAction("changeProductPictures", {
    done: "product.picturesSaved",
    isQuiet: true,
    touches: ["product", "media"],
    compare: (current, mine) => ({
      current: {
        pictures: (current["pictures"] as ProductSheet["pictures"]).map(({ path }) => path).join(", "),
      },
      mine: { pictures: (mine["mediaIds"] as string[]).map(pathOf).join(", ") },
    }),
  });
  const save = (mediaIds: string[]) =>
    run({ params: { id: product.id }, input: { version: product.version, mediaIds } });
  return { save, isRunning, error };
}
