import { businessCategoryLabels } from '@setu/contracts';
import { Button, Chip } from '@setu/ui';
import { Chips } from './chips';
import { investmentText } from './investment-text';
import { moneyBounds } from './money-bounds';
import { type BrowseFilter, countActive, emptyFilter, isRangeReversed } from './state/browse-filter';
import type { ChangeFilter } from './state/use-browse-filter';

interface ActiveFiltersProps {
  filter: BrowseFilter;
  change: ChangeFilter;
}

/** The active filters; each can be removed, or all at once. */
export function ActiveFilters({ filter, change }: ActiveFiltersProps) {
  const { businessCategory, franchiseModel, territories, minInvestment, maxInvestment } = filter;
  if (countActive(filter) === 0) return null;
  const hasInvestment = (minInvestment !== null || maxInvestment !== null) && !isRangeReversed(filter);
  return (
    <Chips $gap={8}>
      {businessCategory.map((category) => (
        <Chip
          key={category}
          onRemove={() => change({ businessCategory: businessCategory.filter((one) => one !== category) })}
        >
          {businessCategoryLabels[category]}
        </Chip>
      ))}
      {franchiseModel.map((model) => (
        <Chip
          key={model}
          onRemove={() => change({ franchiseModel: franchiseModel.filter((one) => one !== model) })}
        >
          {model}
        </Chip>
      ))}
      {territories.map((place) => (
        <Chip
          key={place}
          onRemove={() => change({ territories: territories.filter((one) => one !== place) })}
        >
          {place}
        </Chip>
      ))}
      {hasInvestment ? (
        <Chip onRemove={() => change({ minInvestment: null, maxInvestment: null })}>
          {investmentText(minInvestment, maxInvestment)}
        </Chip>
      ) : null}
      {moneyBounds.map(({ name, chipOf }) => {
        const amount = filter[name];
        return amount === null ? null : (
          <Chip key={name} onRemove={() => change({ [name]: null })}>
            {chipOf(amount)}
          </Chip>
        );
      })}
      {filter.featured ? <Chip onRemove={() => change({ featured: false })}>Featured</Chip> : null}
      <Button variant="ghost" size="sm" onClick={() => change({ ...emptyFilter, sort: filter.sort })}>
        Clear all
      </Button>
    </Chips>
  );
}
