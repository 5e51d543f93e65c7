import { island } from "../islands/island.tsx";
import { Button } from "../ui/base/button.tsx";
import { noticeTypes } from "../ui/message/notice-timing.ts";
import { showToast } from "../ui/message/toast-store.ts";

/** One button for each kind of message. The last one stays until it is closed. */
export const ToastButtons = island(
  { name: "toast-buttons", when: "visible" },
  function ToastButtons({ message }: { message: string }) {
    return noticeTypes.map((type) => (
      <Button
        key={type}
        type="button"
        look="secondary"
        size="small"
        onClick={() => showToast({ type, message, persistent: type === "danger" })}
      >
        {type}
      </Button>
    ));
  },
);
