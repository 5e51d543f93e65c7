import { useState } from "react";
import type { ComponentProps } from "react";
import { island } from "../../islands/island.tsx";
import { readFile, replaceFiles } from "./chosen-files.ts";
import type { UploadedFile } from "./chosen-files.ts";
import { Field } from "./field.tsx";
import { shrunk } from "./shrink-picture.ts";
import { acceptsFile } from "./upload-rules.ts";

type Props = Omit<ComponentProps<typeof Field>, "type" | "defaultValue" | "onChange"> & {
  /** Said when a file of another kind was dropped, before its name. */
  refusedLabel: string;
  /** Larger pictures are made smaller before they are sent, in pixels. */
  longestEdge?: number;
  /** Inside another island: the files in base64, as they travel in JSON. */
  onFiles?: (files: readonly UploadedFile[]) => void;
};

/** Files, pictures and several of them unless told otherwise. Without a script the browser's own control; with it the page says what was chosen. */
export const Upload = island({ name: "upload", when: "visible" }, function Upload(props: Props) {
  const { refusedLabel, longestEdge = 0, onFiles, accept = "image/*", multiple = true, ...field } = props;
  const [message, setMessage] = useState("");

  async function take(input: HTMLInputElement): Promise<void> {
    const chosen = [...(input.files ?? [])];
    const accepted = chosen.filter((file) => acceptsFile(accept, file));
    const refused = chosen.filter((file) => !accepted.includes(file));
    // What the form sends is what the page says.
    if (refused.length > 0) replaceFiles(input, accepted);
    const before = input.files;
    const taken =
      longestEdge > 0 ? await Promise.all(accepted.map((file) => shrunk(file, longestEdge))) : accepted;
    // Others may have been chosen meanwhile; those are taken by their own turn.
    if (input.files !== before) return;
    if (taken.some((file, at) => file !== accepted[at])) replaceFiles(input, taken);
    const lines = refused.map(({ name }) => `${refusedLabel} ${name}`);
    setMessage([...taken.map(({ name }) => name), ...lines].join("\n"));
    if (!onFiles) return;
    const kept = input.files;
    const files = await Promise.all(taken.map(readFile));
    if (input.files === kept) onFiles(files);
  }

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Field
        {...field}
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
      <output htmlFor={field.id} className="text-sm wrap-break-word whitespace-pre-line text-ink-soft">
        {message}
      </output>
    </div>
  );
});
