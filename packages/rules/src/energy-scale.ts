const classes = ["A+++", "A++", "A+", "A", "B", "C", "D", "E", "F", "G"];

/** From best to worst, as on the printed labels. */
const colors = ["#009640", "#52ae32", "#c8d400", "#ffed00", "#fbba00", "#ec6608", "#e30613"];

export interface ScaleStep {
  energyClass: string;
  color: string;
}

/** The classes a label shows, best first. Empty when the range names a class nobody knows. */
export function energyScale(from: string, to: string): ScaleStep[] {
  const first = classes.indexOf(from);
  const last = classes.indexOf(to);
  if (first < 0 || last < first) return [];
  const steps = classes.slice(first, last + 1);
  return steps.map((energyClass, index) => ({ energyClass, color: colorAt(index, steps.length) }));
}

function colorAt(index: number, count: number): string {
  const place = count < 2 ? 0 : Math.round((index * (colors.length - 1)) / (count - 1));
  return colors[place] ?? "#4d4d4d";
}
