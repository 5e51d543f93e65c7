import { adminEndpoints } from "@hearth/admin-contract";
import { acceptInvitation, readInvitation } from "../../../modules/staff/index.ts";
import { plain } from "../admin-handler.ts";

export const invitationHandlers = {
  readInvitation: plain(adminEndpoints.readInvitation, ({ services, input }) =>
    readInvitation(services, input.secret),
  ),
  acceptInvitation: plain(adminEndpoints.acceptInvitation, async ({ services, caller, input, setToken }) => {
    const { token, me } = await acceptInvitation(services, caller, input);
    setToken(token);
    return me;
  }),
} as const;
