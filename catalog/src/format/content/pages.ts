import { Type } from "typebox";
import type { Words } from "../words.ts";
import { closed, colour, file, key, line } from "../words.ts";

const visibility = closed({
  mobile: Type.Optional(Type.Boolean()),
  tablet: Type.Optional(Type.Boolean()),
  desktop: Type.Optional(Type.Boolean()),
});

const style = {
  background: Type.Optional(colour),
  backgroundMedia: Type.Optional(file),
  backgroundMode: Type.Optional(Type.Enum(["auto", "cover", "contain"])),
  cssClass: Type.Optional(line),
  visibility: Type.Optional(visibility),
};

const length = Type.String({ pattern: "^-?\\d+(px|rem|em|%)?$" });
const margin = closed({
  top: Type.Optional(length),
  bottom: Type.Optional(length),
  left: Type.Optional(length),
  right: Type.Optional(length),
});

const slot = closed({ type: key, config: Type.Optional(Type.Record(Type.String(), Type.Unknown())) });

const block = closed({
  type: key,
  position: Type.Optional(Type.Enum(["main", "sidebar"])),
  margin: Type.Optional(margin),
  ...style,
  slots: Type.Record(Type.String(), slot),
});

const section = closed({
  type: Type.Enum(["default", "sidebar"]),
  sizing: Type.Optional(Type.Enum(["boxed", "full_width"])),
  mobileBehavior: Type.Optional(Type.Enum(["hidden", "wrap"])),
  ...style,
  blocks: Type.Array(block),
});

export const pageSchema = ({ text }: Words) =>
  closed({
    key,
    type: Type.Enum(["landingpage", "page", "product_list", "product_detail"]),
    name: text,
    cssClass: Type.Optional(line),
    sections: Type.Array(section),
  });

export type Page = Type.Static<ReturnType<typeof pageSchema>>;
export type PageSection = Type.Static<typeof section>;
export type PageBlock = Type.Static<typeof block>;
export type PageSlot = Type.Static<typeof slot>;
