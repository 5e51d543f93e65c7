import { conflictQuestion, useQuestion } from "../api/questions.ts";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Changes } from "./changes.tsx";

/** Somebody saved while this was open: what stands now beside what was about to be saved. */
export function ConflictDialog() {
  const { t } = useLanguage();
  const question = useQuestion(conflictQuestion);
  if (!question) return null;
  const { current, mine } = question.subject;
  const touched = Object.keys(mine).filter((field) => field !== "version");
  return (
    <Dialog isWide title={t("conflict.title")} onClose={() => conflictQuestion.answer("reload")}>
      <p>{t("conflict.text")}</p>
      <Changes
        before={current}
        after={{ ...current, ...mine }}
        fields={touched.length > 0 ? touched : Object.keys(current)}
        labels={{ before: t("conflict.theirs"), after: t("conflict.mine") }}
      />
      <div className="dialog-actions">
        <Button look="primary" onClick={() => conflictQuestion.answer("reload")}>
          {t("conflict.reload")}
        </Button>
        <Button look="danger" onClick={() => conflictQuestion.answer("overwrite")}>
          {t("conflict.overwrite")}
        </Button>
      </div>
    </Dialog>
  );
}
