import {
  type BusinessCategory,
  businessCategories,
  businessCategoryLabels,
  filterCities,
  franchiseModelCards,
  type OptionCount,
  offeredFranchiseModels,
  offeredStates,
} from '@setu/contracts';
import { Button, Checkbox, Chip, media, NativeSelect, Stack, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Chips } from './chips';
import { filterFormId } from './filter-layout';
import { FoldedGroup, MoreOptions } from './folded-options';
import { InvestmentFilter } from './investment-filter';
import { moneyBounds } from './money-bounds';
import { MoneyFilter } from './money-filter';
import { countText, OptionLabel, OptionNumber } from './option-label';
import type { BrowseFilter } from './state/browse-filter';
import type { ChangeFilter } from './state/use-browse-filter';
import type { CountOf } from './use-option-counts';

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

/** Number of categories and cities that are always visible. */
const firstCategories = 5;
const firstCities = 6;

interface FilterPanelProps {
  filter: BrowseFilter;
  change: ChangeFilter;
  countOf: CountOf;
}

function Categories({ filter: { businessCategory }, change, countOf }: FilterPanelProps) {
  const choice = (category: BusinessCategory) => (
    <Checkbox
      key={category}
      label={
        <OptionLabel of={countOf('businessCategory', category)}>
          {businessCategoryLabels[category]}
        </OptionLabel>
      }
      form={filterFormId}
      name="businessCategory"
      value={category}
      checked={businessCategory.includes(category)}
      onChange={() => change({ businessCategory: toggled(businessCategory, category) })}
    />
  );
  const others = businessCategories.slice(firstCategories);
  return (
    <Choices>
      {businessCategories.slice(0, firstCategories).map(choice)}
      <MoreOptions
        label={`Show all ${businessCategories.length} categories`}
        hasChosen={others.some((category) => businessCategory.includes(category))}
      >
        {others.map(choice)}
      </MoreOptions>
    </Choices>
  );
}

function Models({ filter: { franchiseModel }, change, countOf }: FilterPanelProps) {
  return (
    <Choices>
      {withChosen(offeredFranchiseModels, franchiseModel).map((model) => (
        <Checkbox
          key={model}
          label={<OptionLabel of={countOf('franchiseModel', model)}>{model}</OptionLabel>}
          hint={modelTitle.get(model)}
          form={filterFormId}
          name="franchiseModel"
          value={model}
          checked={franchiseModel.includes(model)}
          onChange={() => change({ franchiseModel: toggled(franchiseModel, model) })}
        />
      ))}
    </Choices>
  );
}

/** The option of a state, with its number in brackets, because an option has only text. */
const stateText = (state: string, count: OptionCount | undefined) =>
  count === undefined ? state : `${state} (${countText(count)})`;

function Places({ filter: { territories }, change, countOf }: FilterPanelProps) {
  const choice = (place: string) => (
    <Chip
      key={place}
      selected={territories.includes(place)}
      onClick={() => change({ territories: toggled(territories, place) })}
    >
      <span>{place}</span>
      <OptionNumber of={countOf('territories', place)} />
    </Chip>
  );
  const places = withChosen<string>(filterCities, territories);
  const others = places.slice(firstCities);
  const plain = (some: readonly string[]) => (
    <PlainChoices>
      {some.map((place) => (
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
  );
  return (
    <>
      <Chips $gap={8}>{places.slice(0, firstCities).map(choice)}</Chips>
      {plain(places.slice(0, firstCities))}
      <MoreOptions
        label="More cities and states"
        hasChosen={others.some((place) => territories.includes(place))}
      >
        <Stack $gap={12}>
          <Chips $gap={8}>{others.map(choice)}</Chips>
          {plain(others)}
          <NativeSelect
            aria-label="State"
            form={filterFormId}
            name="territories"
            value=""
            onChange={({ target: { value } }) => change({ territories: toggled(territories, value) })}
          >
            <option value="">Choose a state</option>
            {offeredStates.map((state) => (
              <option key={state} value={state} disabled={territories.includes(state)}>
                {stateText(state, countOf('territories', state))}
              </option>
            ))}
          </NativeSelect>
        </Stack>
      </MoreOptions>
    </>
  );
}

/**
 * Every filter of the listing, the most used first, each option with the number of franchises that it would show. Each takes effect at
 * once; without scripts a button applies them.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { filter, change, countOf } = props;
  return (
    <Root>
      <FilterGroup name="Business Category">
        <Categories {...props} />
      </FilterGroup>
      <FilterGroup name="Investment Range">
        <InvestmentFilter filter={filter} change={change} countOf={countOf} />
      </FilterGroup>
      <FilterGroup name="Preferred Location">
        <Places {...props} />
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
      <FoldedGroup name="Franchise Model" active={filter.franchiseModel.length}>
        <Models {...props} />
      </FoldedGroup>
      <FoldedGroup
        name="Cost and Fees"
        active={moneyBounds.filter(({ name }) => filter[name] !== null).length}
      >
        <MoneyFilter filter={filter} change={change} />
      </FoldedGroup>
      <noscript>
        <Button type="submit" form={filterFormId} block>
          Apply filters
        </Button>
      </noscript>
    </Root>
  );
}
