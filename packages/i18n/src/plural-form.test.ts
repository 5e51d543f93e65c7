import { expect, it } from "vitest";
import { locales } from "./locale.ts";
import { pluralForm } from "./plural-form.ts";

it.each(locales)("says what Intl says in %s", (locale) => {
  const rules = new Intl.PluralRules(locale);
  const counts = [...Array(1200).keys(), 10_002, 22_222, 111_112, 1_000_000];
  expect(counts.map((count) => pluralForm(locale, count))).toEqual(
    counts.map((count) => rules.select(count)),
  );
});
