import { adminEndpoints } from "@hearth/admin-contract";
import {
  changeSeenPromotion,
  createCodes,
  createPromotion,
  listCodes,
  listPromotions,
  readPromotion,
  tryPromotions,
} from "../../modules/promotion/index.ts";
import { newId } from "../../platform/new-id.ts";
import type { Services } from "../../services.ts";
import { change, plain, versioned } from "./admin-handler.ts";

const saving = ({ references }: Services) => ({ reference: references.current(), newId });

export const promotionHandlers = {
  listPromotions: plain(adminEndpoints.listPromotions, ({ services, list }) =>
    listPromotions(services.sql, list),
  ),
  readPromotion: versioned(adminEndpoints.readPromotion, (sql, { params }) => readPromotion(sql, params.id)),
  createPromotion: change(adminEndpoints.createPromotion, async ({ services, tx, input, note }) => {
    const promotion = await createPromotion(tx, saving(services), input);
    note({ object: promotion.id, after: promotion });
    return promotion;
  }),
  changePromotion: change(adminEndpoints.changePromotion, async ({ services, tx, params, input, note }) => {
    const { version, ...form } = input;
    const seen = { id: params.id, version, form };
    const { before, after } = await changeSeenPromotion(tx, saving(services), seen);
    note({ object: params.id, before, after });
    return after;
  }),
  listPromotionCodes: plain(adminEndpoints.listPromotionCodes, ({ services, params, list }) =>
    listCodes(services.sql, params.id, list),
  ),
  createPromotionCodes: change(adminEndpoints.createPromotionCodes, async ({ tx, params, input, note }) => {
    const codes = await createCodes(tx, params.id, input.count);
    note({ object: params.id, after: { count: codes.length } });
    return { codes };
  }),
  tryPromotions: plain(adminEndpoints.tryPromotions, async ({ services, input }) => {
    // A promotion of this very minute is what people try.
    await services.references.refresh();
    return tryPromotions(services, input);
  }),
} as const;
