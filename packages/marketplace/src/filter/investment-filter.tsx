import { filterPresets, longestFigure } from '@setu/contracts';
import { useTypedText } from '@setu/mfe-kit';
import { Chip, Field, formatMoney, Stack, TextInput, token } from '@setu/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Chips } from './chips';
import { filterFormId } from './filter-layout';
import { MoreOptions } from './folded-options';
import { readRange } from './investment-draft';
import { OptionNumber } from './option-label';
import type { BrowseFilter } from './state/browse-filter';
import type { ChangeFilter } from './state/use-browse-filter';
import type { CountOf } from './use-option-counts';

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  align-items: start;
  gap: ${token.space[12]};
`;

const toText = (rupees: number | null) => (rupees === null ? '' : String(rupees));

/** Parses both fields, which are stored as one text. */
const rangeOf = (typed: string) => {
  const [from = '', to = ''] = typed.split('|');
  return readRange(from, to);
};

const isSameRange = (a: string, b: string) =>
  rangeOf(a).min.rupees === rangeOf(b).min.rupees && rangeOf(a).max.rupees === rangeOf(b).max.rupees;

interface InvestmentFilterProps {
  filter: BrowseFilter;
  change: ChangeFilter;
  countOf: CountOf;
}

/** One preset at a time, or a typed range in whole rupees. */
export function InvestmentFilter({ filter, change, countOf }: InvestmentFilterProps) {
  const { minInvestment, maxInvestment } = filter;
  const chosen = filterPresets.find(({ min, max }) => min === minInvestment && max === maxInvestment);
  const { text, type, settle } = useTypedText(
    `${toText(minInvestment)}|${toText(maxInvestment)}`,
    (typed) => {
      const range = rangeOf(typed);
      if (!range.isValid) return;
      change({ minInvestment: range.min.rupees, maxInvestment: range.max.rupees }, { replace: true });
    },
    isSameRange,
  );
  const [from = '', to = ''] = text.split('|');
  const { min, max } = readRange(from, to);
  const [isTyping, setTyping] = useState(false);
  /** While typing, an unreadable amount is not an error, because more may follow. */
  const errorOf = ({ error, isUnreadable }: typeof min) => (isTyping && isUnreadable ? undefined : error);
  const handleType = (range: string) => {
    setTyping(true);
    type(range);
  };
  const handleLeave = () => {
    setTyping(false);
    settle();
  };

  return (
    <Stack $gap={4}>
      <Chips $gap={8}>
        {filterPresets.map((preset) => {
          const isSelected = preset === chosen;
          return (
            <Chip
              key={preset.value}
              selected={isSelected}
              onClick={() =>
                change({
                  minInvestment: isSelected ? null : preset.min,
                  maxInvestment: isSelected ? null : preset.max,
                })
              }
            >
              <span>{preset.text}</span>
              <OptionNumber of={countOf('investment', preset.value)} />
            </Chip>
          );
        })}
      </Chips>
      <MoreOptions
        label="Custom range"
        hasChosen={chosen === undefined && (minInvestment !== null || maxInvestment !== null)}
      >
        <Ends>
          <Field
            label="Minimum"
            error={errorOf(min)}
            help={min.rupees ? formatMoney(min.rupees, 'detail') : undefined}
          >
            <TextInput
              prefix="₹"
              inputMode="decimal"
              placeholder="Any"
              maxLength={longestFigure}
              form={filterFormId}
              name="minInvestment"
              value={from}
              onChange={(event) => handleType(`${event.target.value}|${to}`)}
              onBlur={handleLeave}
            />
          </Field>
          <Field
            label="Maximum"
            error={errorOf(max)}
            help={max.rupees ? formatMoney(max.rupees, 'detail') : undefined}
          >
            <TextInput
              prefix="₹"
              inputMode="decimal"
              placeholder="Any"
              maxLength={longestFigure}
              form={filterFormId}
              name="maxInvestment"
              value={to}
              onChange={(event) => handleType(`${from}|${event.target.value}`)}
              onBlur={handleLeave}
            />
          </Field>
        </Ends>
      </MoreOptions>
    </Stack>
  );
}
