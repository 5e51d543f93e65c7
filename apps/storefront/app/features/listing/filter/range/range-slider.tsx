import { useId } from "react";
import { useLanguage } from "../../../../platform/language/language.tsx";

type End = "min" | "max";

interface Props {
  /** What is chosen, such as "heat output". */
  name: string;
  /** Steps go from nought to this. */
  last: number;
  steps: { low: number; high: number };
  /** How many there are at each step, where somebody knows. */
  hits?: readonly number[] | undefined;
  textOf: (step: number) => string;
  onSlide: (end: End, step: number) => void;
  onLeave: (end: End) => void;
}

/** Two native sliders on one track; the fields beside it say the same without script. */
export function RangeSlider({ name, last, steps: { low, high }, hits, textOf, onSlide, onLeave }: Props) {
  const { t } = useLanguage();
  const gradientId = useId();
  const percent = (step: number) => `${(step / last) * 100}%`;
  const slider = (end: End, value: number) => ({
    value,
    label: `${name}: ${t(end === "min" ? "listing.rangeFrom" : "listing.rangeTo")}`,
    text: textOf(value),
    last,
    onLeave: () => onLeave(end),
  });
  return (
    <div className="range-slider with-script">
      {hits && <RangeBars hits={hits} low={low} high={high} />}
      <div className="range-row">
        <svg aria-hidden="true" className="range-track">
          <WarmGradient id={gradientId} />
          <rect width="100%" height="5" rx="2.5" className="fill-line" />
          <rect
            x={percent(low)}
            width={percent(Math.max(high - low, 0))}
            height="5"
            rx="2.5"
            fill={`url(#${gradientId})`}
          />
        </svg>
        {/* Where both stand at the upper end, only the lower one can move. */}
        <Slider
          {...slider("min", low)}
          isOnTop={low === last}
          onStep={(step) => onSlide("min", Math.min(step, high))}
        />
        <Slider {...slider("max", high)} onStep={(step) => onSlide("max", Math.max(step, low))} />
      </div>
    </div>
  );
}

/** The warm line, for shapes. */
function WarmGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="100%">
      <stop offset="0%" className="warm-stop-cold" />
      <stop offset="34%" className="warm-stop-mild" />
      <stop offset="70%" className="warm-stop-warm" />
      <stop offset="100%" className="warm-stop-hot" />
    </linearGradient>
  );
}

/** How often each value occurs, highest for the most frequent one. */
function RangeBars({ hits, low, high }: { hits: readonly number[]; low: number; high: number }) {
  const most = Math.max(...hits, 1);
  const room = 100 / (hits.length - 1);
  return (
    <svg aria-hidden="true" className="range-bars" viewBox="0 0 100 100" preserveAspectRatio="none">
      {hits.map((count, step) => {
        const height = count === 0 ? 0 : Math.max(8, (count / most) * 100);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={step}
            x={room * (step - 0.4)}
            y={100 - height}
            width={room * 0.8}
            height={height}
            className={low <= step && step <= high ? "fill-brand-mid" : "fill-line"}
          />
        );
      })}
    </svg>
  );
}

interface SliderProps {
  label: string;
  value: number;
  text: string;
  last: number;
  isOnTop?: boolean;
  onStep: (step: number) => void;
  onLeave: () => void;
}

function Slider({ label, value, text, last, isOnTop = false, onStep, onLeave }: SliderProps) {
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={value}
      aria-label={label}
      aria-valuetext={text}
      onChange={({ target }) => onStep(Number(target.value))}
      onPointerUp={onLeave}
      onBlur={onLeave}
      className={isOnTop ? "z-1" : undefined}
    />
  );
}
