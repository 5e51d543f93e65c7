// Figures as strokes on a grid of 4 × 6: a server that turns drawings into pictures need not have any fonts.
const strokes: Record<string, string> = {
  0: "M2 0C.6 0 0 1.2 0 3S.6 6 2 6 4 4.8 4 3 3.4 0 2 0Z",
  1: "M.8 1.4 2.4 0V6",
  2: "M.1 1.6C.1.6.9 0 2 0S3.9.7 3.9 1.7C3.9 2.9 2.6 3.7 0 6H4",
  3: "M.2.9C.6.3 1.2 0 2 0 3.1 0 3.8.6 3.8 1.5S3.1 2.9 1.9 2.9C3.2 2.9 4 3.5 4 4.4S3.2 6 2 6C1.1 6 .4 5.6 0 4.9",
  4: "M3 6V0L0 4.2H4",
  5: "M3.6 0H.6L.3 2.7C.8 2.4 1.3 2.2 2 2.2 3.2 2.2 4 2.9 4 4.1S3.2 6 1.9 6C1 6 .4 5.7 0 5.1",
  6: "M3.5.6C3.1.2 2.6 0 2.1 0 .8 0 0 1.4 0 3.4 0 5.1.7 6 2 6S4 5.2 4 4.1 3.2 2.3 2.1 2.3C1.1 2.3.3 2.9 0 3.9",
  7: "M0 0H4L1.4 6",
  8: "M2 2.8C1 2.8.3 2.2.3 1.4S1 0 2 0 3.7.6 3.7 1.4 3 2.8 2 2.8C.8 2.8 0 3.4 0 4.4S.8 6 2 6 4 5.4 4 4.4 3.2 2.8 2 2.8Z",
  9: "M.5 5.4C.9 5.8 1.4 6 1.9 6 3.2 6 4 4.6 4 2.6 4 .9 3.3 0 2 0S0 .8 0 1.9.8 3.7 1.9 3.7C2.9 3.7 3.7 3.1 4 2.1",
  m: "M0 6V2M0 3.4C.2 2.5.6 2 1.1 2 1.7 2 2 2.5 2 3.4V6M2 3.4C2.2 2.5 2.6 2 3.1 2 3.7 2 4 2.5 4 3.4V6",
  "⌀": "M2 .4C.6.4-.4 1.6-.4 3S.6 5.6 2 5.6 4.4 4.4 4.4 3 3.4.4 2 .4ZM-.4 6 4.4 0",
};
const ADVANCE = 5.4;

interface Place {
  x: number;
  y: number;
  height: number;
}

/** Words of figures, centred on a point; characters without strokes are a space. */
export function drawFigures(words: string, { x, y, height }: Place): string {
  const scale = height / 6;
  const width = (words.length * ADVANCE - (ADVANCE - 4)) * scale;
  const parts = [...words].map((sign, index) => {
    const path = strokes[sign];
    return path === undefined ? "" : `<path transform="translate(${round(index * ADVANCE)} 0)" d="${path}"/>`;
  });
  const corner = `translate(${round(x - width / 2)} ${round(y - height / 2)}) scale(${round(scale)})`;
  return `<g transform="${corner}" stroke-width="${round(0.62)}">${parts.join("")}</g>`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
