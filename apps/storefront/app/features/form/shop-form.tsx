import type { ComponentProps, ReactNode } from "react";
import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { FormProvider } from "./form-context.tsx";
import type { FormLabels } from "./form-context.tsx";

type Props = Pick<ComponentProps<"form">, "ref" | "onSubmit" | "aria-busy"> & {
  id: string;
  /** Where it is sent; without it to the address of the page. */
  action?: string;
  state: FormState;
  labels: FormLabels;
  /** Sent along, invisible. */
  hidden?: Readonly<Record<string, string>>;
  /** Most forms explain the star; those whose fields are all mandatory and few need not. */
  explainsStar?: boolean;
  /** Files are sent along. */
  hasFiles?: boolean;
  children: ReactNode;
};

/**
 * A form that works without a script. The server checks it and answers the same page with the messages of the shop: the browser's own
 * would be worded differently and in another language, hence `noValidate`.
 */
export function ShopForm({ id, state, labels, hidden = {}, explainsStar = true, ...rest }: Props) {
  const { t } = useLanguage();
  const { hasFiles = false, children, ...native } = rest;
  return (
    <form
      id={id}
      method="post"
      encType={hasFiles ? "multipart/form-data" : undefined}
      noValidate
      className="flex min-w-0 flex-col gap-5"
      {...native}
    >
      <FormProvider form={{ id, state, labels }}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {explainsStar && <p className="text-sm text-ink-soft">{t("form.mandatory")}</p>}
        {children}
      </FormProvider>
    </form>
  );
}
