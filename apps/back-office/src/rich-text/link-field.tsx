import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useState } from "react";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { isAllowedAddress } from "./fits-editor.ts";

/** Where the chosen words lead; empty: nowhere any more. Stands in another form, so it is none itself. */
export function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useLanguage();
  const [address, setAddress] = useState(String(editor.getAttributes("link")["href"] ?? ""));
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const href = address.trim();
    if (href !== "" && !isAllowedAddress(href)) {
      setWrong(true);
      return;
    }
    const link = editor.chain().focus().extendMarkRange("link");
    if (href === "") link.unsetLink().run();
    else link.setLink({ href }).run();
    onDone();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") set();
    else onDone();
  };
  return (
    <div className="rich-link">
      <Field
        label={t("richText.address")}
        hint={t("richText.addressHint")}
        error={isWrong ? t("richText.addressWrong") : undefined}
      >
        <input value={address} onChange={({ target }) => setAddress(target.value)} onKeyDown={keys} />
      </Field>
      <Button onClick={set}>{t("richText.setLink")}</Button>
      <Button look="quiet" onClick={onDone}>
        {t("shell.cancel")}
      </Button>
    </div>
  );
}
