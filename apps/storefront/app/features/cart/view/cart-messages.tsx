import type { ComponentType } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Notification } from "../../../ui/message/notification.tsx";
import { cartMessage, noticeTypes } from "../read/cart-message.ts";
import type { CartMessage, RestoreFields } from "../read/cart-message.ts";

interface Props {
  messages: readonly CartMessage[];
  /** The way back, where there is one. */
  WayBack?: ComponentType<{ fields: RestoreFields }>;
}

/** Messages that came with the page. */
export function CartMessages({ messages, WayBack }: Props) {
  const { t } = useLanguage();
  if (messages.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {messages.map((message) => {
        const { kind, text, restore } = cartMessage(message, t);
        return (
          <Notification key={text} type={noticeTypes[kind]} persistent>
            <p>{text}</p>
            {restore && WayBack && <WayBack fields={restore} />}
          </Notification>
        );
      })}
    </div>
  );
}
