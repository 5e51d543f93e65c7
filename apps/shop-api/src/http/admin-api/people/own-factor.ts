import { adminEndpoints } from "@hearth/admin-contract";
import {
  addPasskey,
  confirmTotp,
  listPasskeys,
  removeFactor,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from "../../../modules/staff/index.ts";
import { plain } from "../admin-handler.ts";

export const ownFactorHandlers = {
  startTotp: plain(adminEndpoints.startTotp, ({ services, caller, visit }) =>
    startTotp(services, caller, visit),
  ),
  confirmTotp: plain(adminEndpoints.confirmTotp, async ({ services, caller, visit, input, setToken }) => {
    const { token, recoveryCodes } = await confirmTotp(services, caller, visit, input.code);
    setToken(token);
    return { recoveryCodes };
  }),
  removeTotp: plain(adminEndpoints.removeTotp, ({ services, caller, visit }) =>
    removeFactor(services, caller, visit, null),
  ),
  listPasskeys: plain(adminEndpoints.listPasskeys, async ({ services, visit }) => ({
    passkeys: await listPasskeys(services.sql, visit.person.id),
  })),
  startPasskey: plain(adminEndpoints.startPasskey, ({ services, caller, visit }) =>
    startPasskey(services, caller, visit),
  ),
  addPasskey: plain(adminEndpoints.addPasskey, async ({ services, caller, visit, input, setToken }) => {
    const { token, recoveryCodes } = await addPasskey(services, caller, visit, input);
    setToken(token);
    return { recoveryCodes };
  }),
  removePasskey: plain(adminEndpoints.removePasskey, ({ services, caller, visit, params }) =>
    removeFactor(services, caller, visit, params.id),
  ),
  renewRecoveryCodes: plain(adminEndpoints.renewRecoveryCodes, async ({ services, caller, visit }) => ({
    recoveryCodes: await renewRecoveryCodes(services, caller, visit),
  })),
} as const;
