import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Notice } from "../../../ui/message/notice.tsx";
import { closeMessages } from "../store/cart-actions.ts";
import { cartStore } from "../store/cart-store.ts";
import { isPlace } from "../store/message-place.ts";
import type { MessagePlace } from "../store/message-place.ts";
import { cartMessage, noticeTypes } from "../read/cart-message.ts";

interface Props {
  place: MessagePlace;
  /** Between the items of a list only an item may stand. */
  as?: "div" | "li";
}

/** What the last change has to say, beside what it changed. */
export function PlacedMessages({ place, as: Box = "div" }: Props) {
  const { t } = useLanguage();
  const { messages } = useStore(cartStore);
  const box = useRef<HTMLElement>(null);
  const isHere = messages.list.length > 0 && isPlace(messages.place, place);
  useEffect(() => {
    if (isHere) box.current?.scrollIntoView({ block: "nearest" });
  }, [isHere]);
  if (!isHere) return null;
  return (
    <Box
      ref={(element: HTMLElement | null) => {
        box.current = element;
      }}
      className={Box === "li" ? "cart-note" : undefined}
    >
      <div className="cart-messages">
        {messages.list.map((message) => {
          const { kind, text } = cartMessage(message, t);
          return (
            <Notice
              key={text}
              type={noticeTypes[kind]}
              closeLabel={t("shell.closeMessage")}
              onClose={closeMessages}
            >
              <p>{text}</p>
            </Notice>
          );
        })}
      </div>
    </Box>
  );
}
