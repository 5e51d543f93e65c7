import { adminEndpoints, type AdminOperationId } from "@hearth/admin-contract";
import { useQuery } from "@tanstack/react-query";
import { useLogoutIfAccessDenied } from "ra-core";
import { useEffect } from "react";
import { type AdminArguments, type AnswerOf, callAdmin } from "./call-admin.ts";

/** After how many milliseconds it is asked again; false: it is as it stays. */
type Again<Operation extends AdminOperationId> = (answer: AnswerOf<Operation> | undefined) => number | false;

/** One answer of the API, kept under the name of its resource, so that a change of that resource asks anew. */
export function useAdminQuery<Operation extends AdminOperationId>(
  operation: Operation,
  asked: AdminArguments<Operation>,
  { isWanted = true, again }: { isWanted?: boolean; again?: Again<Operation> } = {},
) {
  const leave = useLogoutIfAccessDenied();
  const query = useQuery<AnswerOf<Operation>>({
    queryKey: [adminEndpoints[operation].resource, operation, asked],
    queryFn: () => callAdmin(operation, asked),
    enabled: isWanted,
    ...(again && { refetchInterval: ({ state }) => again(state.data) }),
  });
  const { error } = query;
  useEffect(() => {
    if (error) void leave(error);
  }, [error, leave]);
  return query;
}
