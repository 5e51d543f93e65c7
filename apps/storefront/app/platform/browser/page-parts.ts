/** The parts of a region (page-part.tsx) by their names. */
export function partsOf(page: Document, region: string): Map<string, Element> {
  const found = page.querySelectorAll(`hearth-part[name="${region}"], hearth-part[name^="${region}:"]`);
  return new Map([...found].map((part) => [part.getAttribute("name") ?? "", part]));
}

/** Puts the parts of another page in the place of ours. A part that page does not have stays. */
export function replaceParts(next: Document, region: string): void {
  const fresh = partsOf(next, region);
  for (const [name, part] of partsOf(document, region)) {
    const other = fresh.get(name);
    if (other && !keepRunning(part, other)) replacePart(part, document.importNode(other, true));
  }
}

/**
 * A part that is one island, and runs, goes on running: it is only given the props of the other page, so focus, open parts and what
 * is being typed stay. What must change inside of its slots is a part of its own.
 */
function keepRunning(part: Element, other: Element): boolean {
  const [island, fresh] = [part.firstElementChild, other.firstElementChild];
  const isSame = island?.localName === "hearth-island" && island.getAttribute("name") === nameOf(fresh);
  if (!isSame || !island.hasAttribute("ready") || !fresh) return false;
  island.setAttribute("props", fresh.getAttribute("props") ?? "{}");
  return true;
}

function nameOf(island: Element | null): string | null {
  return island?.localName === "hearth-island" ? island.getAttribute("name") : null;
}

/** HTML for HTML. The focus stays on what has the same id, and what the visitor opened or closed stays so. */
function replacePart(part: Element, replacement: Element): void {
  const focusedId = part.contains(document.activeElement) ? document.activeElement?.id : "";
  const open = new Map([...detailsIn(part)].map((details) => [details.id, details.open]));
  for (const details of detailsIn(replacement)) details.open = open.get(details.id) ?? details.open;
  part.replaceWith(replacement);
  if (focusedId) document.getElementById(focusedId)?.focus({ preventScroll: true });
}

function detailsIn(part: Element): NodeListOf<HTMLDetailsElement> {
  return part.querySelectorAll<HTMLDetailsElement>("details[id]");
}
