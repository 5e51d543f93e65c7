import { blockKinds, type BlockKind } from "@hearth/rules";
import { useState } from "react";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { BlockCard } from "./block-card.tsx";
import { type DraftForm, moved, withBlock } from "./draft-form.ts";

interface Props {
  form: DraftForm;
  pictures: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  onChange: (form: DraftForm) => void;
  onPicture: (id: string, path: string) => void;
}

/** Blocks from top to bottom. They move by their buttons or by dragging. */
export function BlockList({ form, pictures, isReadOnly, onChange, onPicture }: Props) {
  const { t } = useLanguage();
  const [kind, setKind] = useState<BlockKind>("text");
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const { blocks } = form;
  const move = (from: number, to: number) => {
    const block = blocks[from];
    if (!block || to < 0 || to >= blocks.length) return;
    onChange({ ...form, blocks: moved(blocks, from, to) });
    setSaid(t("contentPage.movedTo", { kind: t(`contentPage.kind.${block.kind}`), number: to + 1 }));
  };
  return (
    <Card title={t("contentPage.blocks")}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {blocks.length === 0 && <p className="none">{t("contentPage.noBlocks")}</p>}
      <ol className="blocks">
        {blocks.map((block, at) => (
          <BlockCard
            key={block.key}
            block={block}
            place={{ at, count: blocks.length }}
            pictures={pictures}
            isReadOnly={isReadOnly}
            isDragged={dragged === at}
            onChange={(next) => onChange({ ...form, blocks: blocks.with(at, next) })}
            onPicture={onPicture}
            onMove={(to) => move(at, to)}
            onRemove={() => onChange({ ...form, blocks: blocks.toSpliced(at, 1) })}
            onDrag={(isDragged) => setDragged(isDragged ? at : null)}
            onDrop={() => {
              if (dragged !== null) move(dragged, at);
              setDragged(null);
            }}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <div className="add-block">
          <Field label={t("contentPage.kind")}>
            <select value={kind} onChange={(event) => setKind(event.target.value as BlockKind)}>
              {blockKinds.map((each) => (
                <option key={each} value={each}>
                  {t(`contentPage.kind.${each}`)}
                </option>
              ))}
            </select>
          </Field>
          <Button icon="plus" onClick={() => onChange(withBlock(form, kind))}>
            {t("contentPage.addBlock")}
          </Button>
        </div>
      )}
    </Card>
  );
}
