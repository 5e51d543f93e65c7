import type { ContentPageDraft, ContentPageSheet } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import { type SyntheticEvent, useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useMay } from "../../../api/use-may.ts";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { BlockList } from "./block-list.tsx";
import { type DraftForm, draftFormOf, draftOf } from "./draft-form.ts";
import { PageFields } from "./page-fields.tsx";

interface Props {
  page: ContentPageSheet;
  onChanged: () => void;
}

/** The draft: saved as a whole, as a new version. What the shop shows stays until it is published. */
export function PageEditor({ page, onChanged }: Props) {
  const { t } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const [form, setForm] = useState(() => draftFormOf(page));
  const [pictures, setPictures] = useState(() => new Map(page.pictures.map(({ id, path }) => [id, path])));
  const { run, isRunning, error } = useAdminAction("changeContentPage", {
    done: "contentPage.saved",
    isQuiet: true,
    compare: (current, mine) => ({ current: outline(current), mine: outline(mine) }),
  });
  const isReadOnly = !may("changeContentPage");
  const change = (next: DraftForm) => {
    setForm(next);
    onChanged();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run({ params: { id: page.id }, input: { ...draftOf(form), version: page.version } });
  };
  return (
    <form className="form" onSubmit={submit}>
      <Card title={t("contentPage.page")}>
        <div className="language-heads" aria-hidden="true">
          {locales.map((locale) => (
            <span key={locale}>{localeNames[locale]}</span>
          ))}
        </div>
        <PageFields
          texts={form.texts}
          isReadOnly={isReadOnly}
          onChange={(texts) => change({ ...form, texts })}
        />
      </Card>
      <BlockList
        form={form}
        pictures={pictures}
        isReadOnly={isReadOnly}
        onChange={change}
        onPicture={(id, path) => setPictures(new Map(pictures).set(id, path))}
      />
      {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
      {!isReadOnly && (
        <div className="form-actions save-bar">
          <Button look="primary" type="submit" isBusy={isRunning}>
            {t("contentPage.save")}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Enough to see that they differ and where. */
function outline(draft: object): Record<string, unknown> {
  const { texts, blocks } = draft as ContentPageDraft;
  return {
    name: texts.map(({ name }) => name).join(" / "),
    path: texts.map(({ path }) => path).join(" / "),
    blocks: blocks.map(({ kind }) => kind).join(", "),
    text: blocks.map(({ texts: said }) => said.map(({ title, html }) => title + html).join(" ")).join(" "),
  };
}
