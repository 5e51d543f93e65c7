import { useState } from "react";
import { useAdminQuery } from "../api/use-admin-query.ts";
import { useLanguage } from "../language/use-language.ts";
import { TypedFilter } from "./typed-filter.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

interface Props {
  /** Those it has already. */
  taken: readonly string[];
  onChosen: (id: string, path: string) => unknown;
  onClose: () => void;
}

const SHOWN = 24;

/** From the pictures the shop has. */
export function PictureChooser({ taken, onChosen, onClose }: Props) {
  const { t } = useLanguage();
  const [words, setWords] = useState("");
  const { data } = useAdminQuery("listPictures", {
    list: { page: 1, limit: SHOWN, ...(words && { search: words }) },
  });
  const free = data?.items.filter(({ id }) => !taken.includes(id));
  return (
    <Dialog isWide title={t("product.addPicture")} onClose={onClose}>
      <TypedFilter type="search" label={t("product.searchPictures")} value={words} onTyped={setWords} />
      {free ? (
        <ul className="picture-choices">
          {free.map(({ id, path, fileName, alt }) => (
            <li key={id}>
              <button type="button" onClick={() => onChosen(id, path)}>
                <img src={`/${path.replace(/^\//, "")}`} alt="" width={96} height={96} loading="lazy" />
                <span>{alt ?? fileName}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton rows={4} label={t("shell.loading")} />
      )}
      {free?.length === 0 && <p className="none">{t("list.none")}</p>}
      <div className="dialog-actions">
        <Button look="quiet" onClick={onClose}>
          {t("shell.cancel")}
        </Button>
      </div>
    </Dialog>
  );
}
