import { adminEndpoints, adminErrorCodes } from "@hearth/admin-contract";
import { locales } from "@hearth/i18n";
import { staffRoles } from "@hearth/rules";
import { describe, expect, it } from "vitest";
import { officeResources } from "../resources/index.ts";
import { deDe } from "./de-de.ts";
import { loadTexts } from "./load-texts.ts";

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").toSorted((a, b) => a.localeCompare(b));

describe.each(locales)("%s", (locale) => {
  it("has the texts of all languages and no other", async () => {
    expect(Object.keys(await loadTexts(locale)).toSorted()).toEqual(Object.keys(deDe).toSorted());
  });

  it("leaves none empty, and fills in the same values", async () => {
    for (const [key, text] of Object.entries(await loadTexts(locale))) {
      expect(text.trim(), key).not.toBe("");
      expect(placeholders(text), key).toEqual(placeholders(deDe[key as keyof typeof deDe]));
    }
  });

  it("says every refusal, resource, role and recorded operation", async () => {
    const texts = await loadTexts(locale);
    // What changes something is on record under its name; asking for a passkey only reads.
    const recorded = Object.values(adminEndpoints).filter(({ action }) => action !== "read");
    const wanted = [
      ...adminErrorCodes.map((code) => `error.${code}`),
      ...officeResources.map(({ name }) => `nav.${name}`),
      ...staffRoles.map((role) => `role.${role}`),
      ...recorded.map(({ operationId }) => `operation.${operationId}`),
    ];
    expect(wanted.filter((key) => !(key in texts))).toEqual([]);
  });
});
