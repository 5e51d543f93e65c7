import { useId, useState } from "react";
import { useLanguage } from "../../../language/use-language.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { BlockFields } from "./block-fields.tsx";
import type { BlockForm } from "./draft-form.ts";

interface Props {
  block: BlockForm;
  place: { at: number; count: number };
  pictures: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  isDragged: boolean;
  onChange: (block: BlockForm) => void;
  onPicture: (id: string, path: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (isDragged: boolean) => void;
  onDrop: () => void;
}

export function BlockCard({ block, place: { at, count }, isReadOnly, isDragged, ...rest }: Props) {
  const { t } = useLanguage();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { onMove, onRemove, onDrag, onDrop, ...fields } = rest;
  const name = t("contentPage.blockAt", { number: at + 1, kind: t(`contentPage.kind.${block.kind}`) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; the buttons do the same for everybody
    <li
      className="block"
      aria-labelledby={id}
      data-dragged={isDragged || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <header className="block-head">
        {!isReadOnly && (
          <span
            className="block-handle"
            draggable
            aria-hidden="true"
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = "move";
              event.dataTransfer.setData("text/plain", name);
              onDrag(true);
            }}
            onDragEnd={() => onDrag(false)}
          >
            <Icon name="menu-2" />
          </span>
        )}
        <h3 id={id}>{name}</h3>
        {!isReadOnly && (
          <span className="block-steps">
            <IconButton
              icon="arrow-up"
              label={t("contentPage.moveUp", { name })}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              icon="arrow-down"
              label={t("contentPage.moveDown", { name })}
              disabled={at === count - 1}
              onClick={() => onMove(at + 1)}
            />
            <IconButton icon="trash" label={t("contentPage.removeBlock", { name })} onClick={onRemove} />
          </span>
        )}
      </header>
      <BlockFields block={block} isReadOnly={isReadOnly} {...fields} />
    </li>
  );
}
