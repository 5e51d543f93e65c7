import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

interface Point {
  day: string;
  tick: string;
  value: number;
}

interface Props {
  name: string;
  points: readonly Point[];
  say: (value: number) => string;
  /** Of the axis, where there is little room. */
  sayShort: (value: number) => string;
  /** Where the axis ends while nothing was sold: the library would make one up. */
  leastTop: number;
}

const tick = { fill: "var(--color-ink-soft)", fontSize: 12 } as const;
const HEIGHT = 190;
/** Of a digit at that size, with room around the text. */
const SIGN_WIDTH = 7;
const AROUND = 10;

/** A bar for each day. Arrow keys go through them; colours follow the theme by themselves, for they are those of the page. */
export function DayChart({ name, points, say, sayShort, leastTop }: Props) {
  const most = Math.max(...points.map(({ value }) => value));
  // The library can measure its labels itself, and cuts them on a phone. The axis ends above the largest value: a digit more at most.
  const axisWidth = (sayShort(Math.max(most, leastTop)).length + 1) * SIGN_WIDTH + AROUND;
  return (
    <figure className="day-chart">
      <figcaption>{name}</figcaption>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={[...points]} title={name} margin={{ top: 4, right: 4, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="tick" tick={tick} tickLine={false} stroke="var(--color-line)" minTickGap={18} />
          <YAxis
            width={axisWidth}
            tick={tick}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            domain={[0, most === 0 ? leastTop : "auto"]}
            tickFormatter={sayShort}
          />
          <Tooltip cursor={{ fill: "var(--color-tint)" }} content={<Shown name={name} say={say} />} />
          <Bar dataKey="value" fill="var(--color-brand)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}

interface ShownProps {
  name: string;
  say: (value: number) => string;
  /** Given by the library. */
  payload?: readonly { payload?: Point }[];
}

function Shown({ name, say, payload }: ShownProps) {
  const point = payload?.[0]?.payload;
  if (!point) return null;
  return (
    <p className="chart-tip">
      {point.day}
      <strong>
        {name}: {say(point.value)}
      </strong>
    </p>
  );
}
