import {
  businessCategories,
  businessCategoryLabels,
  filterCities,
  franchiseModelCards,
  offeredFranchiseModels,
} from '@setu/contracts';
import { Button, Checkbox, Chip, media, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Chips } from './chips';
import { filterFormId } from './filter-layout';
import { InvestmentFilter } from './investment-filter';
import { MoneyFilter } from './money-filter';
import type { BrowseFilter } from './state/browse-filter';
import type { ChangeFilter } from './state/use-browse-filter';

const Root = styled.div`
  display: flex;
  flex-direction: column;
`;

const Group = styled.fieldset`
  padding-block: ${token.space[16]};
  border-top: 1px solid ${token.color.line};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  legend {
    float: left;
    width: 100%;
    margin-bottom: ${token.space[8]};
    font-size: ${token.text[14]};
    font-weight: 600;

    ~ * {
      clear: both;
    }
  }
`;

/** Lines are closer to each other for a mouse than for touch. */
const Choices = styled.div`
  ${media.hover} {
    label {
      min-height: 36px;
      padding-block: 6px;
    }
  }
`;

/** Replaces the chips when there are no scripts. */
const PlainChoices = styled('noscript')`
  ${media.noScript} {
    display: block;
  }
`;

function FilterGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{name}</legend>
      {children}
    </Group>
  );
}

const modelTitle = new Map(franchiseModelCards.map(({ model, title }) => [model, title]));

/** All offered values, and chosen values that are not offered, because a link may contain others. */
const withChosen = <T extends string>(offered: readonly T[], chosen: readonly T[]): T[] => [
  ...offered,
  ...chosen.filter((value) => !offered.includes(value)),
];

const toggled = <T extends string>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

interface FilterPanelProps {
  filter: BrowseFilter;
  change: ChangeFilter;
}

/** Every filter of the listing. Each takes effect at once; without scripts a button applies them. */
export function FilterPanel({ filter, change }: FilterPanelProps) {
  const { businessCategory, franchiseModel, territories } = filter;
  const places = withChosen<string>(filterCities, territories);
  return (
    <Root>
      <FilterGroup name="Business Category">
        <Choices>
          {businessCategories.map((category) => (
            <Checkbox
              key={category}
              label={businessCategoryLabels[category]}
              form={filterFormId}
              name="businessCategory"
              value={category}
              checked={businessCategory.includes(category)}
              onChange={() => change({ businessCategory: toggled(businessCategory, category) })}
            />
          ))}
        </Choices>
      </FilterGroup>
      <FilterGroup name="Investment Range">
        <InvestmentFilter filter={filter} change={change} />
      </FilterGroup>
      <FilterGroup name="Cost and Fees">
        <MoneyFilter filter={filter} change={change} />
      </FilterGroup>
      <FilterGroup name="Franchise Model">
        <Choices>
          {withChosen(offeredFranchiseModels, franchiseModel).map((model) => (
            <Checkbox
              key={model}
              label={model}
              hint={modelTitle.get(model)}
              form={filterFormId}
              name="franchiseModel"
              value={model}
              checked={franchiseModel.includes(model)}
              onChange={() => change({ franchiseModel: toggled(franchiseModel, model) })}
            />
          ))}
        </Choices>
      </FilterGroup>
      <FilterGroup name="Preferred Location">
        <Chips $gap={8}>
          {places.map((place) => (
            <Chip
              key={place}
              selected={territories.includes(place)}
              onClick={() => change({ territories: toggled(territories, place) })}
            >
              {place}
            </Chip>
          ))}
        </Chips>
        <PlainChoices>
          {places.map((place) => (
            <Checkbox
              key={place}
              label={place}
              form={filterFormId}
              name="territories"
              value={place}
              defaultChecked={territories.includes(place)}
            />
          ))}
        </PlainChoices>
      </FilterGroup>
      <FilterGroup name="Featured">
        <Checkbox
          label="Featured opportunities only"
          form={filterFormId}
          name="featured"
          value="true"
          checked={filter.featured}
          onChange={() => change({ featured: !filter.featured })}
        />
      </FilterGroup>
      <noscript>
        <Button type="submit" form={filterFormId} block>
          Apply filters
        </Button>
      </noscript>
    </Root>
  );
}
