import type { CategoryHead } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import { useForm } from "react-hook-form";
import { useSavingDialog } from "../../api/use-saving-dialog.ts";
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
  const { save, shown } = useSavingDialog("createCategory", { done: "category.created", onClose });
  const { register, handleSubmit } = useForm({
    defaultValues: { parentId: categories[0]?.id ?? "", names: nameless },
  });
  const submit = handleSubmit(({ parentId, names }) => {
    const said = locales.flatMap((locale) =>
      names[locale].trim() === "" ? [] : [{ locale, name: names[locale].trim() }],
    );
    return save({ input: { parentId, names: said } });
  });
  return (
    <FormDialog title={t("category.create")} submit={t("category.createSubmit")} onSubmit={submit} {...shown}>
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
