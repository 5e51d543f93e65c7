import type { CategoryHead } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";

interface Props {
  /** In the order of the tree: the first is the home page. */
  categories: readonly CategoryHead[];
  onClose: () => void;
}

const nameless = { "de-DE": "", "en-GB": "", "pl-PL": "" };

export function CreateCategory({ categories, onClose }: Props) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const { run, isRunning, error } = useAdminAction("createCategory", {
    done: "category.created",
    isQuiet: true,
  });
  const { register, handleSubmit } = useForm({
    defaultValues: { parentId: categories[0]?.id ?? "", names: nameless },
  });
  const submit = handleSubmit(async ({ parentId, names }) => {
    const said = locales.flatMap((locale) =>
      names[locale].trim() === "" ? [] : [{ locale, name: names[locale].trim() }],
    );
    if (await run({ input: { parentId, names: said } })) onClose();
  });
  return (
    <FormDialog
      title={t("category.create")}
      submit={t("category.createSubmit")}
      cancel={t("shell.cancel")}
      error={error ? failureText(error) : undefined}
      isRunning={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("category.parent")}>
        <select required {...register("parentId")}>
          {categories.map(({ id, name, level }) => (
            <option key={id} value={id}>
              {"– ".repeat(level - 1) + (name ?? "")}
            </option>
          ))}
        </select>
      </Field>
      {locales.map((locale) => (
        <Field key={locale} label={t("category.nameIn", { language: localeNames[locale] })}>
          <input
            required={locale === "de-DE"}
            maxLength={255}
            autoComplete="off"
            {...register(`names.${locale}`)}
          />
        </Field>
      ))}
      <p className="form-note">{t("category.createNote")}</p>
    </FormDialog>
  );
}
