import type { ComponentProps } from "react";
import { Field } from "./field.tsx";

type Props = Omit<ComponentProps<typeof Field>, "type" | "defaultValue"> & {
  /** Said when a file of another kind was dropped, before its name. */
  refusedLabel: string;
  /** Larger pictures are made smaller before they are sent, in pixels. */
  longestEdge?: number;
};

/**
 * Files, pictures and several of them unless told otherwise. Without a script the browser's own control; with it the page says what was
 * chosen and `hearth:upload` hands the files out in base64.
 */
export function Upload({ refusedLabel, longestEdge, accept = "image/*", multiple = true, ...field }: Props) {
  return (
    <div
      data-upload
      data-refused={refusedLabel}
      data-longest-edge={longestEdge}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <Field {...field} type="file" accept={accept} multiple={multiple} />
      <output htmlFor={field.id} className="text-sm wrap-break-word whitespace-pre-line text-ink-soft" />
    </div>
  );
}
