import { createContext, createElement, use } from "react";
import type { ComponentType } from "react";
import type { TextArea } from "@hearth/i18n";

/** When a part begins to run: at once, when the browser has time, when it is seen, or when somebody reaches for it. */
export type When = "load" | "idle" | "visible" | "interaction";

export interface IslandSettings {
  /** The name of its file without `.island.tsx`: the browser finds the file by it. */
  name: string;
  when: When;
  /** The texts it says, by their files in packages/i18n/src/messages; the browser loads no others. */
  texts?: readonly TextArea[];
}

export type IslandDefinition = IslandSettings & { Component: ComponentType<Record<string, unknown>> };

export type IslandComponent<Props> = ComponentType<Props> & { island: IslandDefinition };

/** Writes an island into a page of the server. Where there is none, in the browser and inside an island, a component is just itself. */
export type IslandHost = ComponentType<{ island: IslandDefinition; given: Record<string, unknown> }>;

export const IslandHostContext = createContext<IslandHost | null>(null);

/**
 * A React component that also runs in the browser. It is used like any other; its props are data, or finished elements, which stay
 * the HTML the server wrote (see island-slot.tsx).
 */
export function island<Props extends object>(
  settings: IslandSettings,
  Component: ComponentType<Props>,
): IslandComponent<Props> {
  const definition: IslandDefinition = {
    ...settings,
    Component: Component as unknown as IslandDefinition["Component"],
  };
  function IslandPart(props: Props) {
    const Host = use(IslandHostContext);
    if (!Host) return <Component {...props} />;
    return createElement(Host, { island: definition, given: props as Record<string, unknown> });
  }
  return Object.assign(IslandPart, { island: definition });
}
