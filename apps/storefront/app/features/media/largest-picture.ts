import type { PictureData } from "./picture-data.ts";

/** The widest version there is: whoever shows the picture elsewhere makes it smaller himself. */
export function largestPicture({ url, srcSet }: Pick<PictureData, "url" | "srcSet">): string {
  const versions = (srcSet ?? "").split(", ").flatMap((version) => {
    const [address = "", width = ""] = version.split(" ");
    return address && width ? [{ address, width: Number.parseInt(width, 10) }] : [];
  });
  return versions.toSorted((a, b) => b.width - a.width)[0]?.address ?? url;
}
