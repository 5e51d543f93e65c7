import type { InputHTMLAttributes, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";

interface Props {
  label: string;
  hint?: string;
  submit: string;
  error: string | undefined;
  isRunning: boolean;
  input: InputHTMLAttributes<HTMLInputElement>;
  onGiven: (value: string) => unknown;
  children?: ReactNode;
}

/** A password or a code. */
export function OneFieldForm({ label, hint, submit, error, isRunning, input, onGiven, children }: Props) {
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get("value");
        if (typeof value === "string") void onGiven(value);
      }}
    >
      <Field label={label} hint={hint} error={error}>
        <input name="value" required {...input} />
      </Field>
      <div className="form-actions">
        <Button look="primary" type="submit" isBusy={isRunning}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
