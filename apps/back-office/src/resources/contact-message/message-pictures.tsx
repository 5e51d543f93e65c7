import type { ContactMessage } from "@hearth/admin-contract";
import { saveFile } from "../../api/save-file.ts";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

export function MessagePictures({ message: { id, pictureIds } }: { message: ContactMessage }) {
  const { t } = useLanguage();
  const { run, isRunning } = useAdminAction("readContactPicture", { touches: [] });
  if (pictureIds.length === 0) return null;
  return (
    <Card title={t("contact.pictures")}>
      <div className="form-actions">
        {pictureIds.map((pictureId, at) => (
          <Button
            key={pictureId}
            icon="download"
            isBusy={isRunning}
            onClick={() => void run({ params: { id, pictureId } }).then(saveFile)}
          >
            {t("contact.savePicture", { number: at + 1 })}
          </Button>
        ))}
      </div>
    </Card>
  );
}
