import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import { Notice } from "../../../ui/message/notice.tsx";
import { bringBack, forgetRemoval } from "../store/cart-actions.ts";
import type { Removal } from "../store/cart-store.ts";
import { cartMessage } from "../read/cart-message.ts";

/** In the place of a line: what is gone, and a button that brings it back. It has no clock. */
export function RemovalNotice({ removal }: { removal: Removal }) {
  const { t } = useLanguage();
  return (
    <Notice
      type="info"
      className="cart-removal"
      closeLabel={t("shell.closeMessage")}
      onClose={() => forgetRemoval(removal)}
    >
      <p>{cartMessage(removal.message, t).text}</p>
      <Button type="button" look="secondary" onClick={() => bringBack(removal)}>
        {t("cart.undo")}
      </Button>
    </Notice>
  );
}
