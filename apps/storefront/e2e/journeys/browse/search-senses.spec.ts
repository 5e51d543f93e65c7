import { chromiumWithCamera } from "../../../scripts/chromium-path.ts";
import { openSearch, overlayOf } from "../../fixtures/search.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

// Searching with the eyes and ears of the device: Chromium plays a camera, speech is a stand-in of ours.
test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ["camera"],
  launchOptions: {
    executablePath: chromiumWithCamera,
    args: ["--no-sandbox", "--disable-gpu", "--use-fake-device-for-media-stream"],
  },
});

test("a photo of the camera finds products, and words take its place [53, 194]", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await page.goto("/search");
  const { dialog, field, cards } = await openSearch(page, t);
  await dialog.getByRole("button", { name: t("searchOverlay.picture") }).click();
  const picture = page.getByRole("dialog", { name: t("searchOverlay.picture"), exact: true });
  await expect(picture).toContainText(t("searchOverlay.pictureNote"));
  await picture.getByRole("button", { name: t("searchOverlay.startCamera") }).click();
  const shoot = picture.getByRole("button", { name: t("searchOverlay.shoot") });
  await expect(shoot).toBeVisible();
  await expectGoodPage(page, complaints);

  const sent = page.waitForRequest("**/search/picture");
  await shoot.click();
  const form = (await sent).postData() ?? "";
  expect(form).toContain("data:image/jpeg;base64,");
  await expect(dialog.getByRole("img", { name: t("searchOverlay.yourPicture") })).toBeVisible();
  // The camera is off again.
  expect(await page.evaluate(() => document.querySelector("video")?.srcObject ?? null)).toBeNull();

  await field.fill("pumpe");
  await expect(dialog.getByRole("img", { name: t("searchOverlay.yourPicture") })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a picture is sent small and without what the camera wrote into it", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/search");
  const { dialog } = await openSearch(page, t);
  await dialog.getByRole("button", { name: t("searchOverlay.picture") }).click();
  // Larger than it may be, drawn here.
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 2000, height: 1000 });
    canvas.getContext("2d")?.fillRect(0, 0, 1500, 700);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  const sent = page.waitForRequest("**/search/picture");
  await page
    .getByLabel(t("searchOverlay.chooseFile"))
    .setInputFiles({ name: "pump.png", mimeType: "image/png", buffer: Buffer.from(drawn, "base64") });
  const [, image = ""] = /(data:image\/jpeg;base64,[\w+/=]+)/.exec((await sent).postData() ?? "") ?? [];
  const size = await page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, image);
  expect(size).toEqual([800, 400]);
  expect(Buffer.from(image.split(",")[1] ?? "", "base64").includes("Exif")).toBe(false);
});

test("spoken words are searched for [54, 201]", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await page.addInitScript(() => {
    class Speech extends EventTarget {
      lang = "";
      start() {
        const results = [[{ transcript: this.lang === "de-DE" ? "pumpe" : this.lang }]];
        setTimeout(() => {
          this.dispatchEvent(Object.assign(new Event("result"), { results }));
          this.dispatchEvent(new Event("end"));
        });
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Speech, webkitSpeechRecognition: Speech });
  });
  await page.goto("/search");
  const { dialog, field, cards } = await openSearch(page, t);
  await dialog.getByRole("button", { name: t("searchOverlay.voice") }).click();
  await expect(field).toHaveValue("pumpe");
  await expect(cards.first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("where the browser cannot hear there is no microphone [54]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await page.goto("/search");
  await openSearch(page, t);
  const { dialog } = overlayOf(page, t);
  await expect(dialog.getByRole("button", { name: t("searchOverlay.picture") })).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("searchOverlay.voice") })).toHaveCount(0);
});
