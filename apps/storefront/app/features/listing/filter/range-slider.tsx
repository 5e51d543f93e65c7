import { useLanguage } from "../../../platform/language/language.tsx";

type End = "min" | "max";

type Props = {
  /** What is chosen, such as "heat output". */
  name: string;
  /** Steps go from nought to this. */
  last: number;
  steps: { low: number; high: number };
  textOf: (step: number) => string;
  onSlide: (end: End, step: number) => void;
  onLeave: (end: End) => void;
};

/** Two native sliders on one track; the fields beside it say the same without script. */
export function RangeSlider({ name, last, steps: { low, high }, textOf, onSlide, onLeave }: Props) {
  const { t } = useLanguage();
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
      <svg aria-hidden="true" className="range-track">
        <rect width="100%" height="4" rx="2" className="fill-line" />
        <rect
          x={percent(low)}
          width={percent(Math.max(high - low, 0))}
          height="4"
          rx="2"
          className="fill-brand"
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
  );
}

type SliderProps = {
  label: string;
  value: number;
  text: string;
  last: number;
  isOnTop?: boolean;
  onStep: (step: number) => void;
  onLeave: () => void;
};

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
