import { useQuery } from "@tanstack/react-query";
import { callAdmin } from "../api/call-admin.ts";
import { meKey } from "../provider/auth-provider.ts";

/** Who is signed in and how far; the same answer permissions are read from. */
export function useMe() {
  return useQuery({ queryKey: meKey, queryFn: () => callAdmin("readMe", {}) });
}
