import { expect, it } from "vitest";
import { shopWords, typedWords, wordsForms } from "./mail-words.ts";

const text = (locale: string) => ({
  locale,
  subject: null,
  intro: null,
  shopSubject: `Betreff ${locale}`,
  shopIntro: `Anfang ${locale}`,
});
const sheet = { texts: ["de-DE", "en-GB", "pl-PL"].map(text) };
const own = { texts: sheet.texts.map((each) => ({ ...each, subject: "Eigener" })) };

it("begins with what is sent, and says nothing where nothing was typed", () => {
  expect(typedWords(own).subject["pl-PL"]).toBe("Eigener");
  expect(typedWords(own).intro["pl-PL"]).toBe("Anfang pl-PL");
  expect(wordsForms(sheet, typedWords(sheet))).toEqual(
    ["de-DE", "en-GB", "pl-PL"].map((locale) => ({ locale, subject: null, intro: null })),
  );
});

it("goes back to the shop's words when a field is emptied or put back", () => {
  const typed = typedWords(own);
  const emptied = { ...typed, subject: { ...typed.subject, "de-DE": " " } };
  expect(wordsForms(own, emptied).map(({ subject }) => subject)).toEqual([null, "Eigener", "Eigener"]);
  expect(wordsForms(own, shopWords(own)).every(({ subject }) => subject === null)).toBe(true);
});
