import type { OrderSheet } from "@hearth/admin-contract";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";

const MOST_SIGNS = 2000;

/** For colleagues; buyers never read them. */
export function OrderNotes({ order: { id, notes } }: { order: OrderSheet }) {
  const { t, format } = useLanguage();
  const may = useMay();
  return (
    <Card title={t("order.notes")}>
      {notes.length === 0 && <p className="none">{t("order.noNotes")}</p>}
      {notes.map((note) => (
        <article key={note.id} className="note">
          <p className="note-text">{note.content}</p>
          <p className="second-line">
            {note.author} · <time dateTime={note.createdAt}>{format.dateTime(note.createdAt)}</time>
          </p>
        </article>
      ))}
      {may("noteOrder") && <NewNote orderId={id} />}
    </Card>
  );
}

function NewNote({ orderId }: { orderId: string }) {
  const { t } = useLanguage();
  const { run, isRunning } = useAdminAction("noteOrder", { done: "order.noted" });
  const { register, handleSubmit, reset } = useForm({ defaultValues: { content: "" } });
  const submit = handleSubmit(async ({ content }) => {
    const text = content.trim();
    if (text && (await run({ params: { id: orderId }, input: { content: text } }))) reset();
  });
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <Field label={t("order.newNote")} hint={t("order.noteHint")}>
        <textarea rows={2} maxLength={MOST_SIGNS} required {...register("content")} />
      </Field>
      <div className="form-actions">
        <Button type="submit" isSmall icon="pencil" isBusy={isRunning}>
          {t("order.addNote")}
        </Button>
      </div>
    </form>
  );
}
