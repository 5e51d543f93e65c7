import { type Conflict, conflictQuestion, useQuestion } from "../api/questions.ts";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Changes } from "./changes.tsx";

/** Somebody saved while this was open: what stands now beside what was about to be saved. */
export function ConflictDialog() {
  const { t } = useLanguage();
  const question = useQuestion(conflictQuestion);
  if (!question) return null;
  const { sinceSeen } = question.subject;
  return (
    <Dialog isWide title={t("conflict.title")} onClose={() => conflictQuestion.answer("reload")}>
      <p>{t(sinceSeen ? "conflict.stepText" : "conflict.text")}</p>
      {sinceSeen ? (
        <Changes
          before={sinceSeen.seen}
          after={sinceSeen.now}
          labels={{ before: t("conflict.seen"), after: t("conflict.theirs") }}
        />
      ) : (
        <BothVersions {...question.subject} />
      )}
      <div className="dialog-actions">
        <Button look="primary" onClick={() => conflictQuestion.answer("reload")}>
          {t("conflict.reload")}
        </Button>
        <Button look="danger" onClick={() => conflictQuestion.answer("overwrite")}>
          {t(sinceSeen ? "conflict.anyway" : "conflict.overwrite")}
        </Button>
      </div>
    </Dialog>
  );
}

function BothVersions({ current, mine }: Conflict) {
  const { t } = useLanguage();
  const touched = Object.keys(mine).filter((field) => field !== "version");
  return (
    <Changes
      before={current}
      after={{ ...current, ...mine }}
      fields={touched.length > 0 ? touched : Object.keys(current)}
      labels={{ before: t("conflict.theirs"), after: t("conflict.mine") }}
    />
  );
}
