import type { ReactNode } from "react";
import { useLanguage } from "../../../language/use-language.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { settingName } from "../setting-name.ts";
import type { Method } from "./method-form.ts";

interface Props<M extends Method> {
  title: string;
  methods: readonly M[];
  /** Null: only looked at. */
  onMove: ((method: M, position: number) => void) | null;
  onOpen: (method: M) => void;
  /** Said beside the name. */
  note: (method: M) => ReactNode;
}

/** In the order of the shop; a name opens its form. */
export function MethodList<M extends Method>({ title, methods, onMove, onOpen, note }: Props<M>) {
  const language = useLanguage();
  const { t } = language;
  return (
    <ol className="setting-list" aria-label={title}>
      {methods.map((method, at) => {
        const name = settingName(method.texts, language) || method.technicalName;
        return (
          <li key={method.id}>
            <button type="button" className="setting-name" onClick={() => onOpen(method)}>
              {name}
            </button>
            {!method.isActive && <Badge tone="warning">{t("settings.inactive")}</Badge>}
            {note(method)}
            {onMove && (
              <span className="setting-moves">
                <IconButton
                  icon="arrow-up"
                  label={t("settings.moveUp", { name })}
                  disabled={at === 0}
                  onClick={() => onMove(method, at - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={t("settings.moveDown", { name })}
                  disabled={at === methods.length - 1}
                  onClick={() => onMove(method, at + 1)}
                />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
