import { adminEndpoints, adminFailure } from "@hearth/admin-contract";
import { askToEmpty, readDemo } from "../../../modules/demo-shop/index.ts";
import type { Services } from "../../../services.ts";
import { change, versioned } from "../admin-handler.ts";

export const demoHandlers = {
  readDemo: versioned(adminEndpoints.readDemo, (sql, { services }) => readDemo(sql, settingOf(services))),
  emptyDemo: change(adminEndpoints.emptyDemo, async ({ services, tx, visit, input, note }) => {
    // Not even a role of the shop's own that may do everything.
    if (visit.person.role.key !== "owner")
      throw adminFailure(403, "ADMIN__NOT_ALLOWED", { detail: "Only an owner empties the demo." });
    const { before, after } = await askToEmpty(tx, settingOf(services), input);
    note({ object: "demo", before, after });
    return after;
  }),
} as const;

function settingOf({ config, references }: Services) {
  return { reference: references.current(), payment: config.payment };
}
