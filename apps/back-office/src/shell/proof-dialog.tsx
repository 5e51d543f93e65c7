import { proofQuestion, useQuestion } from "../api/questions.ts";
import { useLanguage } from "../language/use-language.ts";
import { ProofForm } from "../sign-in/proof-form.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** Before something sensitive, when the last proof is older than five minutes. Then the call goes on by itself. */
export function ProofDialog() {
  const { t } = useLanguage();
  const question = useQuestion(proofQuestion);
  if (!question) return null;
  return (
    <Dialog title={t("proof.title")} onClose={() => proofQuestion.answer(false)}>
      <p>{t("proof.text")}</p>
      <ProofForm onProven={() => proofQuestion.answer(true)} onCancel={() => proofQuestion.answer(false)} />
    </Dialog>
  );
}
