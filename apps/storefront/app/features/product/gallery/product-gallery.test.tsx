import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { ProductGallery } from "./product-gallery.island.tsx";

const pictures = ["a", "b", "c"].map((letter) => ({
  largeUrl: `/media/${letter}.jpg`,
  alt: `Wärmepumpe ${letter}`,
  picture: <img src={`/image/${letter}.jpg`} alt={`Wärmepumpe ${letter}`} />,
  thumb: <img src={`/image/${letter}-small.jpg`} alt="" />,
}));

async function showGallery(shown = pictures) {
  const language = await createAreaLanguage("de-DE").load(["gallery"]);
  render(
    <LanguageProvider language={language}>
      <ProductGallery name="Aero Mono" pictures={shown} />
    </LanguageProvider>,
  );
  const region = screen.getByRole("region", { name: "Produktbilder" });
  const strip = within(region).getAllByRole("list")[0]!;
  Object.defineProperty(strip, "clientWidth", { value: 400 });
  // The way is gone when the test says so.
  strip.scrollTo = () => {};
  return { strip, enlarge: (number: number) => within(strip).getAllByRole("link")[number - 1]! };
}

function scrollTo(strip: HTMLElement, scrollLeft: number): void {
  strip.scrollLeft = scrollLeft;
  fireEvent.scroll(strip);
}

const thumb = (number: number) => screen.getByRole("link", { name: `Bild ${number} von 3` });
const isCurrent = (number: number) => thumb(number).getAttribute("aria-current") === "true";
const dialog = () => screen.queryByRole<HTMLDialogElement>("dialog", { name: "Aero Mono" });

it("marks the picture the strip was swiped to", async () => {
  const { strip } = await showGallery();
  expect(isCurrent(1)).toBe(true);
  scrollTo(strip, 790);
  expect(isCurrent(3)).toBe(true);
  expect(screen.getAllByText("3 / 3")).toHaveLength(2);
});

it("does not believe the strip while it glides to a chosen picture", async () => {
  const { strip } = await showGallery();
  await userEvent.click(thumb(3));
  scrollTo(strip, 10);
  scrollTo(strip, 410);
  expect(isCurrent(3)).toBe(true);
  scrollTo(strip, 800);
  scrollTo(strip, 400);
  expect(isCurrent(2)).toBe(true);
});

it("believes it again where scrolling ended, and when a hand took it", async () => {
  const { strip } = await showGallery();
  await userEvent.click(thumb(3));
  scrollTo(strip, 410);
  fireEvent(strip, new Event("scrollend"));
  expect(isCurrent(2)).toBe(true);
  await userEvent.click(thumb(3));
  fireEvent.pointerDown(strip);
  scrollTo(strip, 0);
  expect(isCurrent(1)).toBe(true);
});

it("goes on by arrow keys, around its ends, and the focus comes along", async () => {
  const { enlarge } = await showGallery();
  enlarge(1).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(enlarge(2));
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(document.activeElement).toBe(enlarge(3));
  act(() => thumb(3).focus());
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(thumb(1));
  expect(isCurrent(1)).toBe(true);
});

it("enlarges a picture, steps through the others and shows one in full size", async () => {
  const { enlarge } = await showGallery();
  expect(document.querySelector("dialog img")).toBeNull();
  await userEvent.click(enlarge(2));
  expect(dialog()?.open).toBe(true);
  const large = () => within(dialog()!).getByRole("img");
  expect(large().getAttribute("src")).toBe("/media/b.jpg");
  expect(large().getAttribute("alt")).toBe("Wärmepumpe b");

  const full = within(dialog()!).getByRole("button", { name: "In voller Größe zeigen" });
  await userEvent.click(full);
  expect(full.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(within(dialog()!).getByRole("button", { name: "Nächstes Bild" }));
  expect(large().getAttribute("src")).toBe("/media/c.jpg");
  expect(full.getAttribute("aria-pressed")).toBe("false");
  await userEvent.keyboard("{ArrowRight}");
  expect(large().getAttribute("src")).toBe("/media/a.jpg");
  expect(within(dialog()!).getByText("1 / 3")).toBeTruthy();
});

it("leaves a click with a key to the browser", async () => {
  const { enlarge } = await showGallery();
  fireEvent.click(enlarge(1), { ctrlKey: true });
  expect(dialog()).toBeNull();
});

it("shows a single picture without ways to others", async () => {
  await showGallery(pictures.slice(0, 1));
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.queryByText("1 / 1")).toBeNull();
});

it("hydrates without a word", async () => {
  const container = await hydrates(<ProductGallery name="Aero Mono" pictures={pictures} />);
  expect(within(container).getAllByText("1 / 3")).toHaveLength(2);
});
