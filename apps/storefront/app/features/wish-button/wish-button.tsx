import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon.tsx";

type Look = "round" | "bare" | "text";

const classes: Record<Look, string> = {
  round: "wish-round",
  bare: "button button-quiet button-icon",
  text: "button button-quiet px-3",
};

type Props = {
  product: { id: string; name: string };
  /** A round heart over a picture, a bare one, or a button with its word. */
  look?: Look;
  /** Known on the wishlist page only: shared pages are told by the browser. */
  isWished?: boolean;
};

export function WishButton({ product: { id, name }, look = "round", isWished = false }: Props) {
  const { t, href } = useLanguage();
  // Without a script the button does one thing; with one it is a switch whose name stays.
  return (
    <form method="post" action={href("/wishlist")} data-wish-form>
      <button
        type="submit"
        name={isWished ? "remove" : "add"}
        value={id}
        data-wish={id}
        data-name={name}
        aria-pressed={isWished}
        aria-label={t("wishlist.toggleName", { name })}
        title={look === "text" ? undefined : t("wishlist.toggle")}
        className={classes[look]}
      >
        <Icon name={isWished ? "heart-filled" : "heart"} size={look === "text" ? "small" : "regular"} />
        {look === "text" && t("wishlist.toggle")}
      </button>
    </form>
  );
}
