import { failure } from "@hearth/contract";
import {
  addRule,
  endRule,
  type RuleKind,
  ruleKinds,
  type SearchRule,
  selectRules,
} from "./modules/search-guidance/index.ts";
import { newId } from "./platform/new-id.ts";
import { printable } from "./printable.ts";
import type { Services } from "./services.ts";

export const RULE_USAGE = `staff rules list
staff rules add pin|boost|hide <words>[|<words>…] <product or family number> [language=de-DE] [from=2026-10-01] [until=…] [position=1] [strength=0.5]
staff rules add synonym <words>[|…] <words of the catalogue>[|…] [language=…] [from=…] [until=…]
staff rules add redirect <words>[|…] </path> [language=…] [from=…] [until=…]
staff rules end <rule id>`;

const DEFAULT_STRENGTH = 0.5;
const settingNames = ["language", "from", "until", "position", "strength"] as const;
type Settings = Partial<Record<(typeof settingNames)[number], string>>;

export async function listSearchRules({ sql, references }: Services): Promise<string> {
  const localeOf = (id: string | null) => (id && references.current().language.get(id)?.locale_code) ?? "all";
  const shown = (await selectRules(sql)).map((rule) => {
    const target = rule.productNumber ?? rule.path ?? rule.means.join("|");
    const days = rule.validFrom || rule.validUntil ? `${rule.validFrom ?? ""}..${rule.validUntil ?? ""}` : "";
    const more = [rule.strength, days].filter(Boolean).join("  ");
    return `${rule.id}  ${localeOf(rule.languageId)}  ${rule.kind}  ${rule.terms.join("|")} -> ${target}  ${more}`.trim();
  });
  return shown.length > 0 ? shown.map(printable).join("\n") : "no rules";
}

export async function addSearchRule(
  { sql, references }: Services,
  kind: string,
  [terms = "", target = "", ...given]: readonly string[],
): Promise<string> {
  const known = ruleKinds.find((each) => each === kind);
  const settings = readSettings(given);
  if (!known || terms === "" || target === "" || !settings) return RULE_USAGE;
  const id = newId();
  const rule = ruleOf(known, target, settings);
  await addRule(sql, {
    ...rule,
    id,
    terms: listOf(terms),
    languageId: settings.language === undefined ? null : languageId(references, settings.language),
  });
  return `${id} added`;
}

export async function endSearchRule({ sql }: Services, id: string): Promise<string> {
  await endRule(sql, id);
  return `${id} ended`;
}

function ruleOf(kind: RuleKind, target: string, settings: Settings) {
  const isAboutProduct = kind === "pin" || kind === "boost" || kind === "hide";
  return {
    kind,
    productNumber: isAboutProduct ? target : null,
    means: kind === "synonym" ? listOf(target) : [],
    path: kind === "redirect" ? target : null,
    position: Number(settings.position ?? 0),
    strength: kind === "boost" ? Number(settings.strength ?? DEFAULT_STRENGTH) : null,
    validFrom: settings.from ?? null,
    validUntil: settings.until ?? null,
  } satisfies Partial<SearchRule>;
}

/** Undefined: not what can be set. */
function readSettings(given: readonly string[]): Settings | undefined {
  const settings: Settings = {};
  for (const each of given) {
    const [name, value, ...more] = each.split("=");
    const known = settingNames.find((setting) => setting === name);
    const isDay = known !== "from" && known !== "until" ? true : /^\d{4}-\d{2}-\d{2}$/.test(value ?? "");
    const isWhole = known !== "position" || /^\d{1,4}$/.test(value ?? "");
    if (!known || !value || more.length > 0 || !isDay || !isWhole) return undefined;
    settings[known] = value;
  }
  return settings;
}

function listOf(text: string): string[] {
  return text
    .split("|")
    .map((each) => each.trim())
    .filter(Boolean);
}

function languageId(references: Services["references"], locale: string): string {
  const language = references.current().rows.languages.find((each) => each.locale_code === locale);
  if (language) return language.id;
  throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: `There is no language ${locale}.` });
}
