import { type AdminEndpoint, adminEndpoints, type AdminOperationId } from "@hearth/admin-contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLogoutIfAccessDenied, useNotify } from "ra-core";
import type { TextKey } from "../language/load-texts.ts";
import { useFailureText } from "../language/use-failure-text.ts";
import { isFailure } from "./admin-failure.ts";
import { type AdminArguments, type AnswerOf, callAdmin } from "./call-admin.ts";
import { type Conflict, conflictQuestion, type Fields } from "./questions.ts";

interface Manner {
  /** Said when it is done. */
  done?: TextKey;
  /** The screen shows the refusal itself, beside its fields. */
  isQuiet?: boolean;
  /** What is read anew; without it the resource of the operation. */
  touches?: readonly AdminEndpoint["resource"][];
  /** How both are shown beside each other, where one is no plain version of the other. */
  compare?: (current: Fields, mine: Fields) => Conflict;
}

/**
 * A change: what it touched is read anew, refusals are told, and where somebody was faster both versions are shown. `run` gives the
 * answer, or undefined where nothing was done.
 */
export function useAdminAction<Operation extends AdminOperationId>(
  operation: Operation,
  { done, isQuiet = false, touches = [adminEndpoints[operation].resource], compare = asSent }: Manner = {},
) {
  const client = useQueryClient();
  const notify = useNotify();
  const leave = useLogoutIfAccessDenied();
  const failureText = useFailureText();
  const { mutateAsync, isPending, error, reset } = useMutation<
    AnswerOf<Operation> | undefined,
    unknown,
    AdminArguments<Operation>
  >({
    mutationFn: (asked) => callUnlessFaster(operation, asked, compare),
    onSettled: () =>
      Promise.all(touches.map((resource) => client.invalidateQueries({ queryKey: [resource] }))),
    async onError(failure) {
      if (await leave(failure)) return;
      const isDeclined = isFailure(failure, "ADMIN__PROVE_AGAIN");
      if (!isQuiet && !isDeclined) notify(failureText(failure), { type: "error" });
    },
    onSuccess(answer) {
      if (done && answer !== undefined) notify(done, { type: "success" });
    },
  });
  // Whoever calls it wants to know whether it was done; why not has been told.
  const run = (asked: AdminArguments<Operation>) => mutateAsync(asked).catch(() => undefined);
  return { run, isRunning: isPending, error, reset };
}

async function callUnlessFaster<Operation extends AdminOperationId>(
  operation: Operation,
  asked: AdminArguments<Operation>,
  compare: NonNullable<Manner["compare"]>,
): Promise<AnswerOf<Operation> | undefined> {
  try {
    return await callAdmin(operation, asked);
  } catch (error) {
    if (!isFailure(error, "ADMIN__CHANGED_MEANWHILE") || !error.current) throw error;
    const { current } = error;
    const { input } = asked as unknown as { input: Fields };
    if ((await conflictQuestion.ask(compare(current, input))) === "reload") return undefined;
    const again = { ...asked, input: { ...input, version: current["version"] } };
    return callUnlessFaster(operation, again, compare);
  }
}

function asSent(current: Fields, mine: Fields): Conflict {
  return { current, mine };
}
