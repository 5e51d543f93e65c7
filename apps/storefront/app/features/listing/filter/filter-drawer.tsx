import type { ReactNode, Ref } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { IconButton } from "../../../ui/base/button.tsx";
import { Announcer } from "../../../ui/message/announcer.tsx";
import { DialogClose } from "../../../ui/overlay/dialog.tsx";

interface Props {
  id: string;
  ref?: Ref<HTMLDialogElement>;
  /** How many products there are with what is chosen. */
  total: number;
  bodyClassName?: string;
  children: ReactNode;
}

/** A drawer on small screens, a column beside the results on large ones: the same element (listing.css). */
export function FilterDrawer({ id, ref, total, bodyClassName = "", children }: Props) {
  const { t, count } = useLanguage();
  return (
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className="dialog drawer drawer-left filter-drawer"
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} className="dialog-title">
          {t("listing.filters")}
        </h2>
        <IconButton
          type="button"
          icon="x"
          label={t("listing.closeFilters")}
          command="close"
          commandfor={id}
        />
      </div>
      <div className={`dialog-body ${bodyClassName}`}>{children}</div>
      <div className="dialog-foot with-script">
        <DialogClose dialog={id} className="w-full">
          {count("listing.showResults", total)}
        </DialogClose>
      </div>
      {/* As a column it is heard by the announcer of what it stands beside. */}
      <div className="lg:hidden">
        <Announcer />
      </div>
    </dialog>
  );
}
