import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { callAdmin } from "../api/call-admin.ts";
import { listPath } from "../list/list-path.ts";
import { useLanguage } from "../language/use-language.ts";
import { Icon } from "../ui/icon/icon.tsx";

/** A number that is one order's leads straight to it, everything else to the list. */
export function OrderSearch() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const find = async (search: string) => {
    const { items } = await callAdmin("listOrders", { list: { search, limit: 2 } });
    const [only] = items;
    await navigate(only && items.length === 1 ? `/order/${only.id}/show` : listPath("order", { q: search }));
    if (field.current) field.current.value = "";
  };
  return (
    <form
      role="search"
      className="order-search"
      onSubmit={(event) => {
        event.preventDefault();
        const words = field.current?.value.trim();
        // Where it cannot be asked the list says why.
        if (words) find(words).catch(() => navigate(listPath("order", { q: words })));
      }}
    >
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        maxLength={100}
        aria-label={t("shell.findOrder")}
        placeholder={t("shell.findOrder")}
      />
    </form>
  );
}
