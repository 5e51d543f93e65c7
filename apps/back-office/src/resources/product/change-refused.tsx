import type { GateReasonCode, ProductSheet } from "@hearth/admin-contract";
import { isFailure } from "../../api/admin-failure.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { Notice } from "../../ui/notice.tsx";
import { GateList } from "./gate-list.tsx";

/** Beside what was typed: why it was not saved, with the gate's reasons where it was the gate. */
export function ChangeRefused({ error, product }: { error: unknown; product: ProductSheet }) {
  const failureText = useFailureText();
  if (!error || isFailure(error, "ADMIN__PROVE_AGAIN")) return null;
  const reasons = isFailure(error, "ADMIN__NOT_PUBLISHABLE") ? error.parameter("reasons") : undefined;
  return (
    <Notice tone="alert">
      <p>{failureText(error)}</p>
      {Array.isArray(reasons) && <GateList reasons={reasons as GateReasonCode[]} product={product} />}
    </Notice>
  );
}
