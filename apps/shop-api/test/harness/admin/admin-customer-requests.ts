import type { AdminRequest } from "./admin-client.ts";
import { withKey, word, type World } from "./admin-world.ts";
import { newId } from "../../../src/platform/new-id.ts";
import * as id from "../content/catalogue-ids.ts";
import { insertAccount } from "../account/given-account.ts";
import { insertContactMessage } from "../content/given-contact.ts";

const customer = ({ shop }: World) => insertAccount(shop.sql, { email: `${word()}@example.com` });

const seenCustomer = async (world: World, more: object = {}): Promise<AdminRequest> => ({
  params: { id: await customer(world) },
  input: { version: 1, ...more },
});

const seenMessage = async ({ shop }: World): Promise<AdminRequest> => ({
  params: { id: (await insertContactMessage(shop.sql)).id },
  input: { version: 1 },
});

async function insertRecipient({ shop }: World): Promise<string> {
  const recipientId = newId();
  await shop.sql`insert into newsletter_recipient (id, sales_channel_id, email, status, hash, language_id, confirmed_at)
    select ${recipientId}, id, ${`${word()}@example.com`}, 'optIn', ${word()}, ${id.language("de")}, now()
    from sales_channel where access_key = ${id.accessKey}`;
  return recipientId;
}

/** About customers, what they wrote and the newsletter. */
export const customerRequests = {
  listCustomers: () => ({
    input: { search: "brenner", filter: { kind: "account", state: "active", accountType: "private" } },
  }),
  readCustomer: async (world: World) => ({ params: { id: await customer(world) } }),
  readCustomerChoices: () => ({}),
  blockCustomer: (world: World) => seenCustomer(world),
  unblockCustomer: (world: World) => seenCustomer(world),
  changeCustomerGroup: (world: World) => seenCustomer(world, { groupId: id.customerGroup("trade") }),
  exportCustomer: async (world: World) => ({ params: { id: await customer(world) } }),
  eraseCustomer: (world: World) => seenCustomer(world),
  previewMerge: async (world: World) => ({
    params: { id: await customer(world), otherId: await customer(world) },
  }),
  mergeCustomers: async (world: World) =>
    withKey(await seenCustomer(world, { otherId: await customer(world), otherVersion: 1 })),
  listContactMessages: () => ({ input: { search: "treppe", filter: { state: "open" } } }),
  readContactMessage: async ({ shop }: World) => ({
    params: { id: (await insertContactMessage(shop.sql)).id },
  }),
  readContactPicture: async ({ shop }: World) => {
    const { id: messageId, pictureId } = await insertContactMessage(shop.sql);
    return { params: { id: messageId, pictureId } };
  },
  answerContactMessage: seenMessage,
  reopenContactMessage: seenMessage,
  listNewsletterRecipients: () => ({ input: { search: "example", filter: { status: "optIn" } } }),
  unsubscribeRecipient: async (world: World) => ({ params: { id: await insertRecipient(world) } }),
};
