import { FilterSection } from "./filter-section.tsx";
import { OptionList } from "./option/option-list.tsx";
import type { OptionChoice } from "./option/option-list.tsx";

type Props = OptionChoice & { title: string; isOpen: boolean };

export function FilterGroupView({ title, isOpen, ...choice }: Props) {
  const { options, chosen } = choice;
  return (
    <FilterSection
      title={title}
      chosen={options.filter(({ id }) => chosen.includes(id)).length}
      isOpen={isOpen}
    >
      <OptionList title={title} {...choice} />
    </FilterSection>
  );
}
