import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog.tsx";

/** A dialog at the edge of the screen; opened by a `DialogTrigger` or `DialogLink`. */
export function Drawer({
  side,
  ...rest
}: Omit<DialogProps, "wide" | "className"> & { side: "left" | "right" }) {
  return <Dialog className={`drawer drawer-${side}`} {...rest} />;
}
