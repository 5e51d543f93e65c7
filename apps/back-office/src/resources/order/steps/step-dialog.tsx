import type { OrderSheet } from "@hearth/admin-contract";
import { type ReactNode, useState } from "react";
import type { FieldValues, UseFormHandleSubmit } from "react-hook-form";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";

export interface StepProps {
  order: OrderSheet;
  onClose: () => void;
}

interface Props<Input, Values extends FieldValues> extends StepProps {
  title: string;
  submit: string;
  submitLook?: "danger" | "primary";
  action: {
    run: (asked: { params: { id: string }; input: Input }) => Promise<unknown>;
    isRunning: boolean;
    error: unknown;
  };
  /** Null: nothing was chosen. */
  input: (version: number, fields: Values) => Input | null;
  handleSubmit: UseFormHandleSubmit<Values>;
  children: ReactNode;
}

/**
 * A step of an order, asked for by a form. The order may change below it (somebody was faster, and their version was looked at): what
 * was typed stays, what is left is counted anew.
 */
export function StepDialog<Input, Values extends FieldValues>(props: Props<Input, Values>) {
  const { order, action, input, handleSubmit, onClose, children, title, submit, submitLook } = props;
  const { t } = useLanguage();
  const failureText = useFailureText();
  const [isNothing, setNothing] = useState(false);
  const send = handleSubmit(async (fields) => {
    const asked = input(order.version, fields);
    setNothing(asked === null);
    if (asked && (await action.run({ params: { id: order.id }, input: asked })) !== undefined) onClose();
  });
  const refusal = action.error ? failureText(action.error) : undefined;
  return (
    <FormDialog
      isWide
      title={title}
      submit={submit}
      submitLook={submitLook ?? "primary"}
      cancel={t("shell.cancel")}
      error={isNothing ? t("order.nothingChosen") : refusal}
      isRunning={action.isRunning}
      onSubmit={send}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
