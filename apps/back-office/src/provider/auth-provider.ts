import { mayDo, type StaffAction, type StaffResource } from "@hearth/rules";
import type { QueryClient } from "@tanstack/react-query";
import type { AuthProvider } from "ra-core";
import { isFailure } from "../api/admin-failure.ts";
import { callAdmin } from "../api/call-admin.ts";

export const meKey = ["me"] as const;
export const SIGN_IN_PATH = "/login";

/** What ra-core calls the views of a resource, in the words of the permissions. */
const actionOf: Readonly<Record<string, StaffAction>> = {
  list: "read",
  show: "read",
  create: "create",
  edit: "change",
  delete: "remove",
};

/** Signing in takes several steps, on the page of its own; here it is only known whether somebody is in, and what they may do. */
export function createAuthProvider(client: QueryClient): AuthProvider {
  const me = () =>
    client.query({ queryKey: meKey, queryFn: () => callAdmin("readMe", {}), staleTime: 30_000 });
  return {
    // What was known about nobody goes with it.
    login: () => client.invalidateQueries(),
    async logout() {
      // Whoever is signed out already wants nothing else.
      await callAdmin("signOut", {}).catch(() => null);
      client.clear();
      return SIGN_IN_PATH;
    },
    async checkAuth() {
      const { stage } = await me();
      if (stage !== "full") throw Object.assign(new Error(stage), { message: false });
    },
    async checkError(error) {
      if (isFailure(error, "ADMIN__NOT_SIGNED_IN")) throw error;
    },
    async getIdentity() {
      const { id, name, email } = await me();
      return { id, fullName: name, email };
    },
    // The page of an invitation is asked, too: whoever is not signed in may nothing, which is no reason to send them away.
    getPermissions: async () => (await me().catch(() => null))?.permissions ?? {},
    async canAccess({ resource, action }) {
      return mayDo((await me()).permissions, resource as StaffResource, actionOf[action] ?? "read");
    },
  };
}
