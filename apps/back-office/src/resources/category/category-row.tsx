import type { CategoryHead } from "@hearth/admin-contract";
import type { KeyboardEvent } from "react";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/button.tsx";
import { type MoveDirection, stepOf } from "../../list/tree-order.ts";

const keys: Readonly<Record<string, MoveDirection>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "out",
  ArrowRight: "in",
};
const icons = { up: "arrow-up", down: "arrow-down", out: "arrow-left", in: "arrow-right" } as const;

interface Props {
  category: CategoryHead;
  categories: readonly CategoryHead[];
  onOpen: () => void;
}

/** By buttons, or on the name with Alt and the arrows; the focus goes along. */
export function CategoryRow({ category, categories, onOpen }: Props) {
  const { t } = useLanguage();
  const may = useMay();
  const { id, version, level, isActive, isVisible } = category;
  const name = category.name ?? t("product.nameless");
  const { run, isRunning } = useAdminAction("moveCategory", { done: "category.moved" });
  const canMove = may("moveCategory");
  const move = (direction: MoveDirection) => {
    const step = stepOf(categories, id, direction);
    if (step && !isRunning) void run({ params: { id }, input: { version, ...step } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.altKey ? keys[event.key] : undefined;
    if (!direction || !canMove) return;
    event.preventDefault();
    move(direction);
  };
  return (
    <li data-level={Math.min(level, 5)} aria-busy={isRunning || undefined}>
      <button type="button" className="category-name" onClick={onOpen} onKeyDown={onKeyDown}>
        {name}
      </button>
      {!isActive && <Badge tone="warning">{t("category.inactive")}</Badge>}
      {isActive && !isVisible && <Badge>{t("category.hidden")}</Badge>}
      {canMove && category.parentId && (
        <span className="category-moves">
          {(["up", "down", "out", "in"] as const).map((direction) => (
            <IconButton
              key={direction}
              icon={icons[direction]}
              label={t(`category.move.${direction}`, { name })}
              disabled={stepOf(categories, id, direction) === null}
              onClick={() => move(direction)}
            />
          ))}
        </span>
      )}
    </li>
  );
}
