import type { AdminOperationId } from "@hearth/admin-contract";
import type { TextKey } from "../language/load-texts.ts";
import { useFailureText } from "../language/use-failure-text.ts";
import { useLanguage } from "../language/use-language.ts";
import type { AdminArguments, AnswerOf } from "./call-admin.ts";
import { useAdminAction } from "./use-admin-action.ts";

interface Manner<Operation extends AdminOperationId> {
  /** Said when it is done. */
  done: TextKey;
  onClose: () => void;
  /** Where it goes on from what was made; without it the dialog closes. */
  onDone?: (answer: AnswerOf<Operation>) => unknown;
}

/**
 * How every dialog saves: a refusal is told beside its fields, and what was typed stays; once it is done the dialog is gone. `shown`
 * goes into the FormDialog as it is.
 */
export function useSavingDialog<Operation extends AdminOperationId>(
  operation: Operation,
  { done, onClose, onDone = onClose }: Manner<Operation>,
) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const { run, isRunning, error } = useAdminAction(operation, { done, isQuiet: true });
  const save = async (asked: AdminArguments<Operation>): Promise<void> => {
    const answer = await run(asked);
    if (answer !== undefined) onDone(answer);
  };
  const refusal = error ? failureText(error) : undefined;
  return { save, shown: { cancel: t("shell.cancel"), error: refusal, isRunning, onClose } };
}
