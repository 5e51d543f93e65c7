import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useLanguage } from "../language/use-language.ts";
import { Loading } from "../shell/loading.tsx";
import { Field } from "../ui/field.tsx";
import { fitsEditor } from "./fits-editor.ts";
import type { RichText } from "./rich-text.tsx";

const Editor = lazy(async () => ({ default: (await import("./rich-text.tsx")).RichText }));

/** The editor comes after the page. A text it would lose something of is written as HTML, and says so. */
export function RichTextField(props: ComponentProps<typeof RichText>) {
  const { t } = useLanguage();
  const [isRich] = useState(() => fitsEditor(props.html));
  const { label, lang, html, isReadOnly, onChange } = props;
  if (isRich)
    return (
      <Suspense fallback={<Loading />}>
        <Editor {...props} />
      </Suspense>
    );
  return (
    <Field label={label} hint={t("richText.asHtml")}>
      <textarea
        className="rich-source"
        rows={12}
        required
        lang={lang}
        spellCheck={false}
        readOnly={isReadOnly}
        value={html}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
