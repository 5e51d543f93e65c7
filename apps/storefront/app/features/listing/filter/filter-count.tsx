import { useLanguage } from "../../../platform/language/language.tsx";

/** How many filters are chosen, at the button that opens them. */
export function FilterCount({ count }: { count: number }) {
  const { t } = useLanguage();
  if (count === 0) return null;
  return (
    <span className="grid min-w-6 place-items-center rounded-full bg-brand px-1.5 text-sm text-white">
      <span className="sr-only">{`${t("listing.active")}: `}</span>
      {count}
    </span>
  );
}
