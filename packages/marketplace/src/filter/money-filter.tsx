import { Field, NativeSelect, Stack } from '@setu/ui';
import { filterFormId } from './filter-layout';
import { type MoneyBound, moneyBounds } from './money-bounds';
import type { BrowseFilter } from './state/browse-filter';
import type { ChangeFilter } from './state/use-browse-filter';

interface MoneyFilterProps {
  filter: BrowseFilter;
  change: ChangeFilter;
}

/** The offered bounds, and the bound of the address, which may be any other. */
const offered = ({ presets }: MoneyBound, chosen: number | null): number[] =>
  chosen === null || presets.includes(chosen) ? [...presets] : [...presets, chosen].sort((a, b) => a - b);

/** Upper bounds of the total cost, the franchise fee and the royalty. */
export function MoneyFilter({ filter, change }: MoneyFilterProps) {
  return (
    <Stack $gap={12}>
      {moneyBounds.map((bound) => {
        const { name, label, textOf } = bound;
        return (
          <Field key={name} label={label}>
            <NativeSelect
              form={filterFormId}
              name={name}
              value={filter[name] ?? ''}
              onChange={({ target: { value } }) => change({ [name]: value === '' ? null : Number(value) })}
            >
              <option value="">Any</option>
              {offered(bound, filter[name]).map((amount) => (
                <option key={amount} value={amount}>
                  {textOf(amount)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        );
      })}
    </Stack>
  );
}
