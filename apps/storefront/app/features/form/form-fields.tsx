import { formLimit } from "@hearth/contract/limits";
import type { ComponentProps, ReactNode } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { Checkbox, Field, Select, TextArea } from "../../ui/form/field.tsx";
import { Upload } from "../../ui/form/upload.island.tsx";
import { useField } from "./form-context.tsx";

interface Shared {
  name: string;
  hint?: ReactNode;
}

/** `autoComplete` is not optional: a form without it makes people type what their browser knows. */
type TextProps = Shared &
  Omit<ComponentProps<"input">, "id" | "name" | "defaultValue"> & { autoComplete: string };

export function FormField({ name, hint, required, ...rest }: TextProps) {
  const { row, value } = useField(name, required);
  return <Field {...row} hint={hint} defaultValue={rest.type === "password" ? undefined : value} {...rest} />;
}

/** The address somebody is written to. */
export function FormEmail({ hint }: Pick<Shared, "hint">) {
  return (
    <FormField
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      required
      maxLength={formLimit.email}
      hint={hint}
    />
  );
}

export function FormText({
  name,
  hint,
  required,
  ...rest
}: Shared & Omit<ComponentProps<"textarea">, "id" | "name" | "defaultValue">) {
  const { row, value } = useField(name, required);
  return <TextArea {...row} hint={hint} defaultValue={value} {...rest} />;
}

type SelectProps = Shared &
  Omit<ComponentProps<typeof Select>, "id" | "name" | "label" | "error" | "defaultValue"> & {
    /** Nothing is chosen at first. */
    withBlank?: boolean;
  };

export function FormSelect({ name, hint, required, options, withBlank = false, ...rest }: SelectProps) {
  const { t } = useLanguage();
  const { row, value } = useField(name, required);
  const blank = { value: "", label: t("form.choose") };
  return (
    <Select
      {...row}
      hint={hint}
      defaultValue={value ?? ""}
      options={withBlank ? [blank, ...options] : options}
      {...rest}
    />
  );
}

type FilesProps = Shared & Pick<ComponentProps<typeof Upload>, "accept" | "refusedLabel" | "longestEdge">;

/** Files are not kept when the form is shown again: no browser lets a page choose them. */
export function FormFiles({ name, ...rest }: FilesProps) {
  const { row } = useField(name, false);
  return <Upload {...row} {...rest} />;
}

type CheckboxProps = Shared & { required?: boolean; value?: string; children?: ReactNode };

/** Children are the label where it holds a link; the plain one of the form's labels names it in the summary. */
export function FormCheckbox({ name, hint, required, value: sent = "on", children }: CheckboxProps) {
  const { row, value } = useField(name, required);
  const label = children === undefined ? row.label : withStar(children, required);
  return <Checkbox {...row} label={label} hint={hint} value={sent} defaultChecked={value === sent} />;
}

function withStar(label: ReactNode, isRequired: boolean | undefined): ReactNode {
  return (
    <>
      {label}
      {isRequired ? " *" : null}
    </>
  );
}
