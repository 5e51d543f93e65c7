import { createContext, use, useEffect, useRef, useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button, IconButton } from "../../../ui/base/button.tsx";
import type { ButtonProps } from "../../../ui/base/button.tsx";
import { submitChange } from "../store/cart-actions.ts";
import type { CartCommand } from "../change/cart-command.ts";
import { canShowCart } from "../store/seen-cart.ts";

const SendingContext = createContext(false);

interface Props {
  intent: CartCommand["intent"];
  /** Sent along unseen. */
  fields?: Readonly<Record<string, string>>;
  /** Its fields show what the shop answered, not what was typed. */
  isReset?: boolean;
  /** For fields that belong to it and stand elsewhere. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Every change of the cart is this form. Without a script it leads to the cart page; with one it is sent from where it stands. */
export function CartForm({ intent, fields = {}, isReset = false, id, className, children }: Props) {
  const { href } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [sendingCount, setSendingCount] = useState(0);
  const [answerCount, setAnswerCount] = useState(0);

  // Once the answer stands in the fields as what they are by default.
  useEffect(() => {
    if (isReset && answerCount > 0) form.current?.reset();
  }, [isReset, answerCount]);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (!canShowCart()) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const texts = [...new FormData(event.currentTarget, submitter)].flatMap<[string, string]>(
      ([name, value]) => (typeof value === "string" ? [[name, value]] : []),
    );
    setSendingCount((count) => count + 1);
    await submitChange(texts);
    setSendingCount((count) => count - 1);
    setAnswerCount((count) => count + 1);
  }

  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={href("/checkout/cart/change")}
      className={className}
      onSubmit={(event) => void send(event)}
    >
      {Object.entries({ intent, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SendingContext value={sendingCount > 0}>{children}</SendingContext>
    </form>
  );
}

/** Sends the form it stands in, and is busy until that is answered. */
export function CartButton(props: ButtonProps) {
  return <Button busy={use(SendingContext)} {...props} />;
}

export function CartIconButton(props: Parameters<typeof IconButton>[0]) {
  return <IconButton busy={use(SendingContext)} {...props} />;
}
