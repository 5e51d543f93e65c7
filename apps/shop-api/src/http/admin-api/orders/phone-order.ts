import { adminEndpoints } from "@hearth/admin-contract";
import {
  calculateDraft,
  listPhoneArticles,
  listPhoneCustomers,
  phoneOrderChoices,
  placePhoneOrder,
  registerGuest,
} from "../../../modules/phone-order/index.ts";
import { newId } from "../../../platform/new-id.ts";
import { change, plain } from "../admin-handler.ts";

export const phoneOrderHandlers = {
  readPhoneOrderChoices: plain(adminEndpoints.readPhoneOrderChoices, ({ services }) =>
    phoneOrderChoices(services.references.current()),
  ),
  listPhoneCustomers: plain(adminEndpoints.listPhoneCustomers, ({ services, list }) =>
    listPhoneCustomers(services.sql, { ...list, filter: {} }),
  ),
  listPhoneArticles: plain(adminEndpoints.listPhoneArticles, ({ services, list }) =>
    listPhoneArticles(services.sql, services.references.current(), { ...list, filter: {} }),
  ),
  registerPhoneGuest: change(adminEndpoints.registerPhoneGuest, async ({ services, tx, input, note }) => {
    const guest = await registerGuest(tx, services.references, input);
    // Who it is stands in the customer's row, where it can be forgotten.
    note({ object: guest.id, after: { number: guest.number } });
    return guest;
  }),
  calculatePhoneOrder: plain(adminEndpoints.calculatePhoneOrder, async ({ services, input }) => {
    const { shown } = await calculateDraft({ ...services, newId }, input);
    return shown;
  }),
  placePhoneOrder: change(
    adminEndpoints.placePhoneOrder,
    async ({ services, tx, input, visit, key, note }) => {
      // Numbers are claimed beside the transaction, on other connections than transactions have: ten of them that wait for one key
      // would leave none for the number that this one waits for.
      const ports = { ...services, ...services.metrics, writes: services.sql, newId };
      const { id: staffId, name } = visit.person;
      const { totalCents, ...placed } = await placePhoneOrder(ports, tx, input, { staffId, name, key });
      note({ object: placed.id, after: { number: placed.number, customerId: input.customerId, totalCents } });
      return placed;
    },
  ),
} as const;
