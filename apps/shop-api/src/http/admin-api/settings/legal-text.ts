import { adminEndpoints } from "@hearth/admin-contract";
import {
  listLegalTexts,
  previewTexts,
  readLegalText,
  readVersion,
  writeVersion,
} from "../../../modules/legal-desk/index.ts";
import { change, plain, versioned } from "../admin-handler.ts";

export const legalTextHandlers = {
  listLegalTexts: plain(adminEndpoints.listLegalTexts, async ({ services }) => ({
    texts: await listLegalTexts(services.sql),
  })),
  readLegalText: versioned(adminEndpoints.readLegalText, (sql, { services, params }) =>
    readLegalText(sql, services.references.current(), params.id),
  ),
  readLegalVersion: plain(adminEndpoints.readLegalVersion, async ({ services, params, input }) => ({
    wordings: await readVersion(services.sql, services.references.current(), { id: params.id, ...input }),
  })),
  previewLegalText: plain(adminEndpoints.previewLegalText, async ({ services, params, input }) => ({
    wordings: await previewTexts(services.sql, services.references.current(), { id: params.id, ...input }),
  })),
  writeLegalVersion: change(
    adminEndpoints.writeLegalVersion,
    async ({ services, tx, visit, params, input, note }) => {
      const { validFrom = null, note: said = null, ...form } = input;
      const writer = {
        reference: services.references.current(),
        staff: { id: visit.person.id, name: visit.person.name },
      };
      const after = await writeVersion(tx, writer, { id: params.id, ...form, validFrom, note: said });
      const [made] = after.versions;
      // The wording itself is kept with the version, for good.
      note({ object: params.id, after: { number: made?.number, validFrom: made?.validFrom, note: said } });
      return after;
    },
  ),
} as const;
