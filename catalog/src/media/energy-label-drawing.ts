import { energyScale } from "@hearth/rules";
import { labelSymbols } from "./label-symbols.ts";
import type { LabelSymbol } from "./label-symbols.ts";

/** What stands on an energy label. */
export interface LabelContent {
  supplier: string;
  model: string;
  /** What is rated, once in each language: the label itself has none. */
  subject: string[];
  class: string;
  from: string;
  to: string;
  figures: { symbol: LabelSymbol; value: string }[];
  register: string;
}

export const LABEL_WIDTH = 480;
export const LABEL_HEIGHT = 860;

const [blue, ink, quiet] = ["#0b4a8f", "#1d1d1b", "#56565a"];
const SCALE_TOP = 216;
const SCALE_HEIGHT = 392;

/** An energy label in the manner of the printed ones: the scale as arrows from green to red, the own class beside it. */
export function drawEnergyLabel(content: LabelContent): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABEL_WIDTH} ${LABEL_HEIGHT}" width="${LABEL_WIDTH}" height="${LABEL_HEIGHT}" font-family="Figtree, Arial, Helvetica, sans-serif">`,
    `<rect x="2" y="2" width="${LABEL_WIDTH - 4}" height="${LABEL_HEIGHT - 4}" rx="18" fill="#fff" stroke="${blue}" stroke-width="4"/>`,
    head(content),
    ...arrows(content),
    figures(content),
    text(content.register, {
      x: LABEL_WIDTH - 24,
      y: LABEL_HEIGHT - 20,
      size: 15,
      fill: quiet,
      anchor: "end",
    }),
    "</svg>",
  ].join("\n");
}

function head({ supplier, model, subject }: LabelContent): string {
  return [
    `<path d="M2 20a18 18 0 0 1 18-18h${LABEL_WIDTH - 40}a18 18 0 0 1 18 18v60H2z" fill="${blue}"/>`,
    text("ENERG", { x: 26, y: 58, size: 44, fill: "#fff", weight: 800 }),
    text("energia · energie · energy", { x: LABEL_WIDTH - 26, y: 56, size: 20, fill: "#fff", anchor: "end" }),
    text(supplier, { x: 26, y: 118, size: 26, weight: 700 }),
    text(model, { x: LABEL_WIDTH - 26, y: 118, size: 26, anchor: "end", room: 250 }),
    ...subject.map((line, index) => text(line, { x: 26, y: 148 + index * 22, size: 17, fill: quiet })),
  ].join("\n");
}

function arrows(content: LabelContent): string[] {
  const steps = energyScale(content.from, content.to);
  const row = SCALE_HEIGHT / steps.length;
  const own = steps.findIndex(({ energyClass }) => energyClass === content.class);
  const drawn = steps.map(({ energyClass, color }, index) => {
    const [top, height] = [SCALE_TOP + index * row, row - 6];
    const end = 96 + (index * 150) / Math.max(1, steps.length - 1);
    return [
      `<path d="M26 ${top}h${end}l${height / 2} ${height / 2}-${height / 2} ${height / 2}H26z" fill="${color}"/>`,
      text(energyClass, {
        x: 38,
        y: top + height / 2 + row * 0.19,
        size: row * 0.55,
        weight: 800,
        halo: true,
      }),
    ].join("");
  });
  const middle = SCALE_TOP + own * row + (row - 6) / 2;
  return [
    ...drawn,
    `<path d="M${LABEL_WIDTH - 26} ${middle - 37}h-104l-36 37 36 37h104z" fill="${ink}"/>`,
    text(content.class, {
      x: LABEL_WIDTH - 84,
      y: middle + 15,
      size: 46,
      fill: "#fff",
      weight: 800,
      anchor: "middle",
      room: 88,
    }),
  ];
}

function figures({ figures: all }: LabelContent): string {
  const shown = all.slice(0, 3);
  const width = (LABEL_WIDTH - 52) / Math.max(1, shown.length);
  return [
    `<path d="M26 636h${LABEL_WIDTH - 52}" stroke="${blue}" stroke-width="2"/>`,
    ...shown.map(({ symbol, value }, index) => {
      const middle = 26 + width * (index + 0.5);
      return [
        `<g transform="translate(${middle - 32} 656) scale(2.6667)" fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${labelSymbols[symbol]}</g>`,
        text(value, { x: middle, y: 780, size: 34, weight: 700, anchor: "middle", room: width - 12 }),
      ].join("");
    }),
  ].join("\n");
}

interface Style {
  x: number;
  y: number;
  size: number;
  fill?: string;
  weight?: number;
  anchor?: "middle" | "end";
  /** A white line around black letters, so that they can be read on every colour. */
  halo?: boolean;
  /** As wide as the text may become. */
  room?: number;
}

function text(words: string, { x, y, size, fill = ink, weight = 400, anchor, halo, room }: Style): string {
  // Letters of these fonts are about 0.58 of their height wide.
  const fitting = room ? Math.min(size, room / (words.length * 0.58)) : size;
  const attributes = [
    `x="${round(x)}" y="${round(y)}" font-size="${round(fitting)}" font-weight="${weight}" fill="${fill}"`,
    anchor ? `text-anchor="${anchor}"` : "",
    halo ? 'stroke="#fff" stroke-width="4" stroke-linejoin="round" paint-order="stroke"' : "",
  ];
  return `<text ${attributes.filter(Boolean).join(" ")}>${escaped(words)}</text>`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
