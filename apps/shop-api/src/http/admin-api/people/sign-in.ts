import { adminEndpoints } from "@hearth/admin-contract";
import {
  offerPasskey,
  presentMe,
  provePasskey,
  provePassword,
  proveRecoveryCode,
  proveTotp,
  signIn,
  signInByCompany,
  signOut,
  startCompanySignIn,
} from "../../../modules/staff/index.ts";
import { plain } from "../admin-handler.ts";

/** Whoever got further gets a new cookie. */
async function going<T>(
  { setToken }: { setToken: (token: string) => void },
  step: Promise<{ token: string; me: T }>,
): Promise<T> {
  const { token, me } = await step;
  setToken(token);
  return me;
}

export const signInHandlers = {
  signIn: plain(adminEndpoints.signIn, (call) => going(call, signIn(call.services, call.caller, call.input))),
  readSignInWays: plain(adminEndpoints.readSignInWays, ({ services: { companyIdentity: identity } }) => ({
    company: identity && { name: identity.name },
  })),
  startCompanySignIn: plain(adminEndpoints.startCompanySignIn, ({ services, caller }) =>
    startCompanySignIn(services, caller),
  ),
  signInByCompany: plain(adminEndpoints.signInByCompany, (call) =>
    going(call, signInByCompany(call.services, call.caller, call.input)),
  ),
  proveTotp: plain(adminEndpoints.proveTotp, (call) =>
    going(call, proveTotp(call.services, call.caller, call.visit, call.input.code)),
  ),
  proveRecoveryCode: plain(adminEndpoints.proveRecoveryCode, (call) =>
    going(call, proveRecoveryCode(call.services, call.caller, call.visit, call.input.code)),
  ),
  offerPasskey: plain(adminEndpoints.offerPasskey, ({ services, visit }) => offerPasskey(services, visit)),
  provePasskey: plain(adminEndpoints.provePasskey, (call) =>
    going(call, provePasskey(call.services, call.caller, call.visit, call.input.response)),
  ),
  provePassword: plain(adminEndpoints.provePassword, (call) =>
    going(call, provePassword(call.services, call.caller, call.visit, call.input.password)),
  ),
  readMe: plain(adminEndpoints.readMe, ({ visit }) => presentMe(visit)),
  signOut: plain(adminEndpoints.signOut, async ({ services, caller, visit, setToken }) => {
    await signOut(services, caller, visit);
    setToken(null);
  }),
} as const;
