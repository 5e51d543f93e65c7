import type { Check } from "./check.ts";
import { blockSlots, isOwnType, slotTypes } from "../content/cms-blocks.ts";
import type { LanguageChains } from "../languages.ts";
import { languageChains } from "../languages.ts";
import type { Page, PageBlock, PageSlot } from "../content/pages.ts";
import { slotConfigOf } from "../content/slot-config.ts";

const activeContent = /<script|<iframe|\son[a-z]+\s*=|javascript:/i;

interface Place {
  page: Page;
  at: readonly (string | number)[];
  chains: LanguageChains;
}

export function checkPages(check: Check): void {
  const { shop, pages } = check.catalogue;
  const chains = languageChains(shop.languages, shop.channel.language);
  const sections = pages.flatMap((page) => page.sections.map((section, index) => ({ page, section, index })));

  for (const { page, section, index } of sections) {
    check.needFile(section.backgroundMedia, page, ["sections", index, "backgroundMedia"]);
    for (const [position, block] of section.blocks.entries()) {
      const at = ["sections", index, "blocks", position];
      if (block.position === "sidebar" && section.type !== "sidebar")
        check.report(page, [...at, "position"], "only a section of type sidebar has a sidebar");
      checkBlock(block, { page, at, chains }, check);
    }
  }
}

function checkBlock(block: PageBlock, { page, at, chains }: Place, check: Check): void {
  const slots = blockSlots[block.type];
  check.needFile(block.backgroundMedia, page, [...at, "backgroundMedia"]);
  if (!slots && !isOwnType(block.type))
    check.report(page, [...at, "type"], `there is no block type "${block.type}"`);

  for (const [name, slot] of Object.entries(block.slots)) {
    const place = { page, at: [...at, "slots", name], chains };
    if (slots && !slots.includes(name))
      check.report(page, place.at, `block ${block.type} has no slot "${name}", only ${slots.join(", ")}`);
    checkSlot(slot, place, check);
  }
}

function checkSlot({ type, config = {} }: PageSlot, { page, at, chains }: Place, check: Check): void {
  if (!slotTypes.has(type) && !isOwnType(type))
    check.report(page, [...at, "type"], `there is no slot type "${type}"`);
  if (activeContent.test(JSON.stringify(config)))
    check.report(page, [...at, "config"], "contains script, which content must not");
  slotConfigOf(
    config,
    (kind, name, path) => {
      if (kind === "media") check.needFile(name, page, [...at, "config", ...path]);
      else check.refer(kind, name, page, [...at, "config", ...path]);
      return name;
    },
    chains,
  );
}
