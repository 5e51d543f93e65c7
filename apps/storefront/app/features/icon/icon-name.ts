export interface IconAddress {
  prefix: string;
  name: string;
}

const PART = "[a-z0-9]+(?:-[a-z0-9]+)*";
const fullName = new RegExp(`^(${PART}):(${PART})$`);
const singleName = new RegExp(`^${PART}$`);

/** Names come from data and go into addresses: nothing but small letters, digits and dashes gets through. */
export function parseIconName(text: string): IconAddress | null {
  const [, prefix, name] = fullName.exec(text) ?? [];
  return prefix && name && text.length <= 100 ? { prefix, name } : null;
}

export function isIconName(text: string): boolean {
  return text.length <= 100 && singleName.test(text);
}

/** Where a page holds the drawing of that name; null for what is no name. */
export function iconId(text: string): string | null {
  const icon = parseIconName(text);
  return icon && `icon-${icon.prefix}-${icon.name}`;
}
