import { useState } from "react";
import { island } from "../islands/island.tsx";
import type { QuantityRange } from "../ui/form/quantity-range.ts";
import { Quantity } from "../ui/form/quantity.tsx";

interface Stepper {
  name: string;
  range: QuantityRange;
  value: number;
  disabled?: boolean;
}

const labels = { quantity: "Menge", less: "Menge verringern", more: "Menge erhöhen" };

/** A stepper lives in the island around it, which knows the number. */
export const Steppers = island(
  { name: "steppers", when: "visible" },
  function Steppers({ steppers }: { steppers: readonly Stepper[] }) {
    return steppers.map((stepper) => <KeptStepper key={stepper.name} {...stepper} />);
  },
);

function KeptStepper({ value: first, ...stepper }: Stepper) {
  const [value, setValue] = useState(first);
  return (
    <Quantity
      {...stepper}
      labels={labels}
      value={value}
      onQuantity={(quantity) => setValue(quantity ?? value)}
    />
  );
}
