import { adminEndpoints } from "@hearth/admin-contract";
import { changedParts } from "../../../modules/assortment/index.ts";
import { isMethodOffered } from "../../../modules/payment/index.ts";
import { changePaymentMethod, listPaymentMethods } from "../../../modules/shop-settings/index.ts";
import type { Services } from "../../../services.ts";
import { change, versioned } from "../admin-handler.ts";

const paying = ({ references, payments }: Services) => ({
  reference: references.current(),
  hasProvider: (technicalName: string) => isMethodOffered(payments, technicalName),
});

export const paymentMethodHandlers = {
  listPaymentMethods: versioned(adminEndpoints.listPaymentMethods, async (sql, { services }) => {
    const { reference, hasProvider } = paying(services);
    return { methods: await listPaymentMethods(sql, reference, hasProvider) };
  }),
  changePaymentMethod: change(
    adminEndpoints.changePaymentMethod,
    async ({ services, tx, params, input, note }) => {
      const form = { id: params.id, ...input, maxCents: input.maxCents ?? null };
      const { before, after } = await changePaymentMethod(tx, paying(services), form);
      note({ object: params.id, ...changedParts(before, after) });
      return after;
    },
  ),
} as const;
