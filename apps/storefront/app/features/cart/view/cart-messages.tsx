import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notification } from "../../../ui/notification.tsx";
import type { NoticeType } from "../../../ui/notice-timing.ts";
import { CartForm } from "./cart-form.tsx";
import { cartMessage } from "../read/cart-message.ts";
import type { CartMessage, WordedMessage } from "../read/cart-message.ts";

const noticeTypes: Record<WordedMessage["kind"], NoticeType> = {
  success: "success",
  notice: "info",
  error: "danger",
};

/** Messages in the page, each with the way back where there is one. */
export function CartMessages({ messages }: { messages: readonly CartMessage[] }) {
  const { t } = useLanguage();
  if (messages.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {messages.map((message) => {
        const { kind, text, restore } = cartMessage(message, t);
        return (
          <Notification key={text} type={noticeTypes[kind]} persistent>
            <p>{text}</p>
            {restore && (
              <CartForm intent="restore" fields={restore} className="mt-2">
                <Button look="secondary" icon="refresh">
                  {t("cart.undo")}
                </Button>
              </CartForm>
            )}
          </Notification>
        );
      })}
    </div>
  );
}
