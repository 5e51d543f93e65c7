import type { Check } from "./check.ts";
import { blockSlots, isOwnType, slotTypes } from "./cms-blocks.ts";
import type { LanguageChains } from "./languages.ts";
import { languageChains } from "./languages.ts";
import type { Page, PageBlock } from "./pages.ts";
import { slotConfigOf } from "./slot-config.ts";

const activeContent = /<script|<iframe|\son[a-z]+\s*=|javascript:/i;

export function checkPages(check: Check): void {
  const { catalogue, report, needFile } = check;
  const chains = languageChains(catalogue.shop.languages, catalogue.shop.channel.language);
  for (const page of catalogue.pages)
    for (const [s, section] of page.sections.entries()) {
      needFile(section.backgroundMedia, page, ["sections", s, "backgroundMedia"]);
      for (const [b, block] of section.blocks.entries()) {
        const at = ["sections", s, "blocks", b];
        needFile(block.backgroundMedia, page, [...at, "backgroundMedia"]);
        if (block.position === "sidebar" && section.type !== "sidebar")
          report(page, [...at, "position"], "only a section of type sidebar has a sidebar");
        checkBlock(page, block, at, chains, check);
      }
    }
}

function checkBlock(
  page: Page,
  block: PageBlock,
  at: (string | number)[],
  chains: LanguageChains,
  check: Check,
): void {
  const { report } = check;
  const slots = blockSlots[block.type];
  if (!slots && !isOwnType(block.type))
    report(page, [...at, "type"], `there is no block type "${block.type}"`);

  for (const [name, slot] of Object.entries(block.slots)) {
    const slotAt = [...at, "slots", name];
    if (slots && !slots.includes(name))
      report(page, slotAt, `block ${block.type} has no slot "${name}", only ${slots.join(", ")}`);
    if (!slotTypes.has(slot.type) && !isOwnType(slot.type))
      report(page, [...slotAt, "type"], `there is no slot type "${slot.type}"`);
    if (activeContent.test(JSON.stringify(slot.config ?? {})))
      report(page, [...slotAt, "config"], "contains script, which content must not");
    slotConfigOf(
      slot.config ?? {},
      (kind, named, path) => {
        if (kind === "media") check.needFile(named, page, [...slotAt, "config", ...path]);
        else check.refer(kind, named, page, [...slotAt, "config", ...path]);
        return named;
      },
      chains,
    );
  }
}
