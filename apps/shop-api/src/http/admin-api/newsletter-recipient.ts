import { adminEndpoints } from "@hearth/admin-contract";
import { listRecipients, unsubscribeByStaff } from "../../modules/newsletter/index.ts";
import { change, plain } from "./admin-handler.ts";

export const newsletterRecipientHandlers = {
  listNewsletterRecipients: plain(adminEndpoints.listNewsletterRecipients, ({ services, list }) =>
    listRecipients(services.sql, list),
  ),
  unsubscribeRecipient: change(
    adminEndpoints.unsubscribeRecipient,
    async ({ tx, caller, params: { id }, note }) => {
      const status = await unsubscribeByStaff(tx, { id, address: caller.address, now: Date.now() });
      note({ object: id, before: { status }, after: { status: "optOut" } });
    },
  ),
} as const;
