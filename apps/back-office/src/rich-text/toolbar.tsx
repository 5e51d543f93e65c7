import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { useLanguage } from "../language/use-language.ts";
import { IconButton } from "../ui/button.tsx";
import { LinkField } from "./link-field.tsx";
import { nextIndex } from "./next-index.ts";
import { toolNames, tools } from "./tools.ts";

interface Props {
  editor: Editor;
  /** Of the text the buttons are for. */
  label: string;
  /** Id of that text. */
  controls: string;
}

/** One stop for the tabulator key; arrows go from button to button (ARIA's pattern for toolbars). */
export function Toolbar({ editor, label, controls }: Props) {
  const { t } = useLanguage();
  const [at, setAt] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: toolNames.map((name) => ({
        isOn: tools[name].isOn?.(now),
        isOff: tools[name].canRun?.(now) === false,
      })),
      isLink: now.isActive("link"),
    }),
  });
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const next = nextIndex(event.key, buttons.indexOf(event.target as HTMLButtonElement), buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
    setAt(next);
  };
  const stop = (index: number) => ({ tabIndex: index === at ? 0 : -1, onFocus: () => setAt(index) });
  return (
    <>
      {/* Keys of the buttons in it, as ARIA's pattern has them. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="toolbar"
        className="rich-tools"
        aria-label={t("richText.tools", { label })}
        aria-controls={controls}
        onKeyDown={walk}
      >
        {toolNames.map((name, index) => (
          <IconButton
            key={name}
            {...stop(index)}
            label={t(`richText.${name}`)}
            icon={tools[name].icon}
            aria-pressed={states.tools[index]?.isOn}
            aria-disabled={states.tools[index]?.isOff || undefined}
            onClick={() => !states.tools[index]?.isOff && tools[name].run(editor)}
          />
        ))}
        <IconButton
          {...stop(toolNames.length)}
          label={t("richText.link")}
          icon="link"
          aria-pressed={states.isLink}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        />
      </div>
      {isLinking && <LinkField editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
