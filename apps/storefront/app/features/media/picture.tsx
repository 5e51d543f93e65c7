import type { PictureData } from "./picture-data.ts";

interface Props {
  picture: PictureData;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** In view when the page opens: loaded at once instead of when scrolled to. */
  isFirst?: boolean;
  className?: string;
}

export function Picture({ picture, sizes, isFirst = false, className }: Props) {
  return (
    <img
      src={picture.url}
      srcSet={picture.srcSet ?? undefined}
      sizes={picture.srcSet ? sizes : undefined}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      className={picture.focus ? `${className ?? ""} ${picture.focus}` : className}
    />
  );
}
