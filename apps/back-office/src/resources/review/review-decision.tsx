import type { ReviewToJudge } from "@hearth/admin-contract";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";

/** Only what changes something is offered: an approved review can still be rejected, and the other way round. */
export function ReviewDecision({ review: { id, version, state, title } }: { review: ReviewToJudge }) {
  const { t } = useLanguage();
  const approve = useAdminAction("approveReview", { done: "review.approved" });
  const reject = useAdminAction("rejectReview", { done: "review.rejected" });
  const asked = { params: { id }, input: { version } };
  return (
    <>
      {state !== "approved" && (
        <Button
          isSmall
          look="primary"
          icon="check"
          isBusy={approve.isRunning}
          aria-label={t("review.approveNamed", { title })}
          onClick={() => void approve.run(asked)}
        >
          {t("review.approve")}
        </Button>
      )}
      {state !== "rejected" && (
        <Button
          isSmall
          icon="x"
          isBusy={reject.isRunning}
          aria-label={t("review.rejectNamed", { title })}
          onClick={() => void reject.run(asked)}
        >
          {t("review.reject")}
        </Button>
      )}
    </>
  );
}
