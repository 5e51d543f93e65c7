import { type Prepare, withKey, type World } from "./admin-world.ts";
import { newEmail } from "../account/account.ts";
import { insertAccount } from "../account/given-account.ts";
import { byTransfer, guestForm, phoneDeskOf, wanted } from "./phone-desk.ts";

const draftFor = async ({ shop }: World) => ({
  customerId: await insertAccount(shop.sql, { email: newEmail() }),
  lines: [wanted("hose")],
  ...byTransfer,
});

export const phoneOrderRequests = {
  readPhoneOrderChoices: () => ({}),
  listPhoneCustomers: () => ({ input: { search: "brenner" } }),
  listPhoneArticles: () => ({ input: { search: "rohr" } }),
  registerPhoneGuest: () => withKey({ input: guestForm() }),
  calculatePhoneOrder: async (world) => ({ input: await draftFor(world) }),
  placePhoneOrder: async (world) => {
    const draft = await draftFor(world);
    const { client } = await world.admin.worker("owner");
    const { hash } = await phoneDeskOf(client).calculate(draft);
    return withKey({ input: { ...draft, hash } });
  },
} as const satisfies Record<string, Prepare>;
