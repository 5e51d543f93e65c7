import type { SubmitEvent } from "react";
import { useStore } from "zustand";
import { island } from "../../islands/island.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { toggleItem, wishlistStore } from "../wishlist/public-islands.ts";

export type ToggleLook = "round" | "bare" | "text";

const classes: Record<ToggleLook, string> = {
  round: "wishlist-round",
  bare: "button button-quiet button-icon",
  text: "button button-quiet px-3",
};

interface Props {
  id: string;
  name: string;
  look?: ToggleLook | undefined;
  isWished?: boolean | undefined;
}

/** Without a script the button does one thing, for customers only; with one it is a switch whose name stays. */
export const WishlistToggle = island(
  { name: "wishlist-toggle", when: "visible", texts: ["wishlist"] },
  function WishlistToggle({ id, name, look = "round", isWished = false }: Props) {
    const language = useLanguage();
    const { t, href } = language;
    const isOn = useStore(wishlistStore, ({ ids }) => ids?.includes(id) ?? isWished);

    function toggle(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      void toggleItem({ id, name }, isOn, language);
    }

    return (
      <form method="post" action={href("/wishlist")} onSubmit={toggle}>
        <button
          type="submit"
          name={isOn ? "remove" : "add"}
          value={id}
          aria-pressed={isOn}
          aria-label={t("wishlist.toggleName", { name })}
          title={look === "text" ? undefined : t("wishlist.toggle")}
          className={`wishlist-toggle ${classes[look]}`}
        >
          <Icon name={isOn ? "heart-filled" : "heart"} size={look === "text" ? "small" : "regular"} />
          {look === "text" && t("wishlist.toggle")}
        </button>
      </form>
    );
  },
);
