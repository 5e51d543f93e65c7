import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import type { UploadedFile } from "./chosen-files.ts";
import { Upload } from "./upload.island.tsx";

const picture = new File(["Bild"], "heizraum.png", { type: "image/png" });
const note = new File(["Text"], "notiz.txt", { type: "text/plain" });

/** A browser's own dialog keeps to `accept`; dropping files does not. */
function drop(field: HTMLElement, files: readonly File[]): void {
  fireEvent.change(field, { target: { files } });
}

it("says which files were taken and which were refused, and sends only the first [104]", async () => {
  render(<Upload id="pictures" label="Bilder" refusedLabel="Kein Bild:" />);
  const field = screen.getByLabelText<HTMLInputElement>("Bilder");
  drop(field, [picture, note]);
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("heizraum.png\nKein Bild: notiz.txt"),
  );
  expect([...(field.files ?? [])].map(({ name }) => name)).toEqual(["heizraum.png"]);
});

it("hands the files out in base64 to the island it stands in [104]", async () => {
  const onFiles = vi.fn<(files: readonly UploadedFile[]) => void>();
  render(<Upload id="pictures" label="Bilder" refusedLabel="Kein Bild:" onFiles={onFiles} />);
  drop(screen.getByLabelText("Bilder"), [picture]);
  await waitFor(() =>
    expect(onFiles).toHaveBeenCalledWith([{ name: "heizraum.png", type: "image/png", base64: btoa("Bild") }]),
  );
});

it("leaves a picture as it is that cannot be made smaller", async () => {
  const large = new File([new Uint8Array(600_000)], "kamera.jpg", { type: "image/jpeg" });
  render(<Upload id="pictures" label="Bilder" refusedLabel="Kein Bild:" longestEdge={2000} />);
  const field = screen.getByLabelText<HTMLInputElement>("Bilder");
  drop(field, [large]);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("kamera.jpg"));
  expect(field.files?.[0]?.size).toBe(600_000);
});

it("hydrates without a word", async () => {
  await hydrates(<Upload id="pictures" label="Bilder" hint="Mehrere möglich." refusedLabel="Kein Bild:" />);
  expect(screen.getByLabelText("Bilder")).toBeTruthy();
});
