import { useLanguage } from "../../platform/language.tsx";
import { Icon } from "../../ui/icon.tsx";

type Props = {
  product: { id: string; name: string };
  /** A round heart over a picture, or a button with its word. */
  look?: "round" | "text";
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
        title={look === "round" ? t("wishlist.toggle") : undefined}
        className={look === "round" ? "wish-round" : "button button-quiet px-3"}
      >
        <Icon name={isWished ? "heart-filled" : "heart"} size={look === "round" ? "regular" : "small"} />
        {look === "text" && t("wishlist.toggle")}
      </button>
    </form>
  );
}
