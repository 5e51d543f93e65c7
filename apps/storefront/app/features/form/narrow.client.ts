const chooser = "select[data-narrows]";

/** A choice narrows the groups of another select, such as the country the list of states. Without a script all groups are shown. */
export function install(page: Document): void {
  const narrowAll = () => page.querySelectorAll<HTMLSelectElement>(chooser).forEach(narrow);
  narrowAll();
  page.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches(chooser)) narrow(target);
  });
  page.addEventListener("hearth:swap", narrowAll);
  // The browser may have put back what was chosen before.
  window.addEventListener("pageshow", narrowAll);
}

function narrow(from: HTMLSelectElement): void {
  const other = from.form?.elements.namedItem(from.dataset["narrows"] ?? "");
  if (!(other instanceof HTMLSelectElement)) return;
  const groups = [...other.querySelectorAll<HTMLOptGroupElement>("optgroup[data-group]")];
  for (const group of groups) {
    const isElsewhere = group.dataset["group"] !== from.value;
    group.hidden = isElsewhere;
    // Browsers that show hidden groups all the same let nobody choose from them.
    group.disabled = isElsewhere;
  }
  if (other.selectedOptions[0]?.closest("optgroup")?.hidden) other.value = "";
  other.closest<HTMLElement>(".form-row")?.toggleAttribute(
    "hidden",
    groups.every((group) => group.hidden),
  );
}
