import { isValidElement } from "react";
import type { ReactNode } from "react";

/** Stands for an element in the props a page carries. */
const slotMark = { $slot: 1 };

type SlotMaker = (content: ReactNode) => ReactNode;

/** Props as the server renders them: every element becomes a slot. */
export function withSlots(props: Record<string, unknown>, makeSlot: SlotMaker): Record<string, unknown> {
  return mapElements(props, (element) => makeSlot(element as ReactNode));
}

/** Props as the page carries them: data, with a mark for every element. */
export function writeProps(props: Record<string, unknown>): string {
  return swapQuotes(JSON.stringify(mapElements(props, () => slotMark)));
}

/** Props as the browser hands them to the component. */
export function readProps(text: string | null, makeSlot: () => ReactNode): Record<string, unknown> {
  return JSON.parse(swapQuotes(text ?? "{}"), (_key, value: unknown) =>
    isSlotMark(value) ? makeSlot() : value,
  );
}

/** In an attribute a quotation mark takes six letters, a backtick one: they change places. */
function swapQuotes(text: string): string {
  return text.replace(/["`]/g, (mark) => (mark === '"' ? "`" : '"'));
}

function mapElements(
  props: Record<string, unknown>,
  replace: (element: unknown) => unknown,
): Record<string, unknown> {
  const map = (value: unknown): unknown => {
    if (isValidElement(value)) return replace(value);
    if (Array.isArray(value)) return value.map(map);
    if (typeof value === "object" && value !== null) return mapObject(value);
    if (typeof value === "function") throw new Error("An island takes data and elements, no functions");
    return value;
  };
  const mapObject = (object: object) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
  const { children, ...rest } = props;
  const mapped = mapObject(rest);
  // Children are one slot, however many they are.
  if (children !== undefined && children !== null) mapped["children"] = replace(children);
  return mapped;
}

function isSlotMark(value: unknown): boolean {
  return typeof value === "object" && value !== null && "$slot" in value;
}
