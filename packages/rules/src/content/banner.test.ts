import { expect, it } from "vitest";
import { bannerProblem, bannerState } from "./banner.ts";

it.each([
  ["2026-11-18", null, "planned", "2026-11-17"],
  ["2026-11-18", null, "shown", "2026-11-18"],
  ["2026-11-18", null, "shown", "2031-01-01"],
  ["2026-11-18", "2026-11-18", "shown", "2026-11-18"],
  ["2026-11-18", "2026-11-20", "shown", "2026-11-20"],
  ["2026-11-18", "2026-11-20", "over", "2026-11-21"],
])("from %s until %s it is %s on %s", (fromDay, untilDay, state, today) => {
  expect(bannerState({ fromDay, untilDay }, today)).toBe(state);
});

const days = { fromDay: "2026-11-18", untilDay: null };
const said = (link: string | null, linkText: string | null = "Mehr") => [{ text: "Neu", link, linkText }];

it.each([
  [days, said(null, null), null],
  [days, said("/aktion?x=1#y"), null],
  [days, said("/"), null],
  [{ ...days, untilDay: "2026-11-17" }, said("/aktion"), "LAST_DAY_BEFORE_FIRST"],
  [days, said("aktion"), "LINK_INVALID"],
  [days, said("//evil.example"), "LINK_INVALID"],
  [days, said("/\\evil.example"), "LINK_INVALID"],
  [days, said("https://evil.example"), "LINK_INVALID"],
  [days, said("javascript:alert(1)"), "LINK_INVALID"],
  [days, said("/aktion", null), "LINK_WITHOUT_WORDS"],
  [days, said(null, "Mehr"), "LINK_WITHOUT_WORDS"],
])("%j with %j: %s", (given, texts, problem) => {
  expect(bannerProblem(given, texts)).toBe(problem);
});
