import { adminEndpoints } from "@hearth/admin-contract";
import {
  readConsentTextSheet,
  readConsentTextVersion,
  writeConsentTexts,
} from "../../../modules/consent-text/index.ts";
import { change, plain, versioned } from "../admin-handler.ts";

export const consentTextHandlers = {
  readConsentTextSheet: versioned(adminEndpoints.readConsentTextSheet, (sql) => readConsentTextSheet(sql)),
  readConsentTextVersion: plain(adminEndpoints.readConsentTextVersion, async ({ services, input }) => ({
    words: await readConsentTextVersion(services.sql, input.number),
  })),
  writeConsentTexts: change(adminEndpoints.writeConsentTexts, async ({ tx, visit, input, note }) => {
    const { id, name } = visit.person;
    const after = await writeConsentTexts(tx, { id, name }, input);
    // The words themselves are kept with the version, for good.
    const { asksAgain, note: said = null } = input;
    note({ object: String(after.version), after: { number: after.version, asksAgain, note: said } });
    return after;
  }),
} as const;
