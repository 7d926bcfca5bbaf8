import {
  demandFilterCategories,
  demandFilterPropertyTypes,
  longestFigure,
  popularCities,
} from '@setu/contracts';
import { useTypedText } from '@setu/mfe-kit';
import { Field, NativeSelect, TextInput } from '@setu/ui';
import { useId, useState } from 'react';
import { readableName } from '../../shared/text';
import { areAreasReversed, areaProblem, type DemandFilter, readArea } from './demand-filter';
import type { ChangeDemandFilter } from './use-demand-filter';

interface DemandFilterFieldsProps {
  filter: DemandFilter;
  change: ChangeDemandFilter;
}

interface AreaFieldProps {
  label: string;
  value: number | null;
  onChange: (area: number | null) => void;
  /** Error of this field relative to the other end of the range. */
  problem?: string;
}

/** An invalid area counts as empty, but stays in its field for correction. */
const isSameArea = (a: string, b: string) => readArea(a) === readArea(b);

function AreaField({ label, value, onChange, problem }: AreaFieldProps) {
  const { text, type, commitNow } = useTypedText(
    value === null ? '' : String(value),
    (typed) => onChange(readArea(typed)),
    isSameArea,
  );
  // While the area is being typed, more digits may follow.
  const [isTyping, setTyping] = useState(false);
  const unreadable = isTyping ? undefined : areaProblem(text);
  return (
    <Field label={label} error={unreadable ?? problem}>
      <TextInput
        inputMode="numeric"
        unit="sq ft"
        placeholder="Any"
        autoComplete="off"
        maxLength={longestFigure}
        value={text}
        onChange={(event) => {
          setTyping(true);
          type(event.target.value);
        }}
        onBlur={() => {
          setTyping(false);
          commitNow(text);
        }}
      />
    </Field>
  );
}

function CityField({ value, onChange }: { value: string; onChange: (city: string) => void }) {
  const listId = useId();
  const { text, type, commitNow } = useTypedText(value, onChange);
  return (
    <Field label="City">
      <TextInput
        list={listId}
        placeholder="Any city"
        autoComplete="off"
        maxLength={80}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => commitNow(text)}
      />
      <datalist id={listId}>
        {popularCities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </Field>
  );
}

/** Every filter of the demand list; each takes effect at once. */
export function DemandFilterFields({ filter, change }: DemandFilterFieldsProps) {
  const typed = { replace: true };
  const known = <T extends string>(values: readonly T[], text: string) =>
    values.find((value) => value === text) ?? null;
  return (
    <>
      <Field label="Business Category">
        <NativeSelect
          value={filter.businessCategory ?? ''}
          onChange={({ target }) => change({ businessCategory: known(demandFilterCategories, target.value) })}
        >
          <option value="">All categories</option>
          {demandFilterCategories.map((category) => (
            <option key={category} value={category}>
              {readableName(category)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Property Type">
        <NativeSelect
          value={filter.propertyType ?? ''}
          onChange={({ target }) => change({ propertyType: known(demandFilterPropertyTypes, target.value) })}
        >
          <option value="">All types</option>
          {demandFilterPropertyTypes.map((type) => (
            <option key={type} value={type}>
              {readableName(type)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <CityField value={filter.city} onChange={(city) => change({ city }, typed)} />
      <AreaField label="Min Area" value={filter.minArea} onChange={(minArea) => change({ minArea }, typed)} />
      <AreaField
        label="Max Area"
        value={filter.maxArea}
        onChange={(maxArea) => change({ maxArea }, typed)}
        problem={areAreasReversed(filter) ? 'Minimum area cannot be greater than maximum area' : undefined}
      />
    </>
  );
}
