import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { fromElsewhere, newEmail } from "../harness/account/account.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
afterEach(() => shop.sql`delete from mail`);

const photo = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#a52" } });

function write(picture: Buffer) {
  const message = {
    email: newEmail(),
    subject: "Typenschild",
    comment: "Was ist das?",
    attachments: [{ data: picture.toString("base64") }],
  };
  return shop.api.post("/contact-form", message, fromElsewhere());
}

async function arrived(): Promise<Buffer> {
  const [mail] = await shop.sql<{ data: { pictures: { data: string }[] } }[]>`select data from mail`;
  return Buffer.from(mail?.data.pictures[0]?.data ?? "", "base64");
}

it.each(["jpeg", "png", "webp"] as const)(
  "a picture (%s) arrives without the place where it was taken, and upright",
  async (format) => {
    const taken = await photo()
      .withExif({
        IFD0: { Copyright: "Ada Brenner", Make: "Telefon" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 6/1 0/1", GPSLongitudeRef: "E" },
      })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString("latin1")).toContain("Telefon");
    expect((await write(taken)).status).toBe(200);
    const picture = await arrived();
    expect(await sharp(picture).metadata()).toMatchObject({ format, width: 400, height: 600 });
    const { exif, xmp, iptc, icc, orientation } = await sharp(picture).metadata();
    expect({ exif, xmp, iptc, icc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
    expect(picture.toString("latin1")).not.toMatch(/Telefon|Brenner|Exif/);
  },
);

it("a picture that is also something else arrives as a picture only", async () => {
  const page = "<script>alert(1)</script>";
  const archive = Buffer.from("PK\u0003\u0004 an archive begins here", "latin1");
  const jpeg = await photo().jpeg().toBuffer();
  // In a comment between the first bytes and the rest, and behind the end.
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), Buffer.from(page, "latin1")]);
  const polyglot = Buffer.concat([
    jpeg.subarray(0, 2),
    comment,
    jpeg.subarray(2),
    archive,
    Buffer.from(page),
  ]);
  expect((await write(polyglot)).status).toBe(200);
  const picture = (await arrived()).toString("latin1");
  expect(picture).not.toContain("script");
  expect(picture).not.toContain("archive");
});

it("a picture that claims to be huge is refused before it is unpacked, a broken one too", async () => {
  const png = await photo(16, 16).png().toBuffer();
  // Width and height stand behind the name of the first part; the check of its bytes follows them.
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  const jpeg = await photo().jpeg().toBuffer();
  for (const picture of [bomb, jpeg.subarray(0, jpeg.length / 2)]) {
    expect((await write(picture)).faults).toEqual(["400 VIOLATION::INVALID_FORMAT_ERROR /attachments"]);
  }
  expect(await shop.sql`select 1 from mail`).toHaveLength(0);
});

it("a very large picture arrives smaller", async () => {
  expect((await write(await photo(5000, 1000).jpeg().toBuffer())).status).toBe(200);
  expect(await sharp(await arrived()).metadata()).toMatchObject({ width: 2400, height: 480 });
});

it("pictures wait for each other, whoever sent them; messages without any do not", async () => {
  const { enter } = shop.services.pictures;
  let atOnce = 0;
  let most = 0;
  shop.services.pictures.enter = (work) =>
    enter(async () => {
      most = Math.max(most, ++atOnce);
      try {
        return await work();
      } finally {
        atOnce -= 1;
      }
    });
  let goOn = () => {};
  const busy = enter(() => new Promise<void>((resolve) => (goOn = resolve)));
  const pictures = await Promise.all([photo().jpeg().toBuffer(), photo().png().toBuffer()]);
  const written = pictures.map((picture) => write(picture));
  const plain = { email: newEmail(), subject: "Ohne Bild", comment: "Was ist das?" };
  expect((await shop.api.post("/contact-form", plain, fromElsewhere())).status).toBe(200);
  expect(most).toBe(0);
  goOn();
  await busy;
  expect((await Promise.all(written)).map(({ status }) => status)).toEqual([200, 200]);
  expect(most).toBe(1);
  shop.services.pictures.enter = enter;
});
