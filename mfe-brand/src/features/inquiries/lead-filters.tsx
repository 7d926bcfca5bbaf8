import {
  budgetRanges,
  experienceLabels,
  experiences,
  inquirySortLabels,
  inquirySorts,
  popularCities,
  startTimeLabels,
  startTimes,
} from '@setu/contracts';
import {
  Button,
  Card,
  Checkbox,
  Cluster,
  Field,
  Icon,
  media,
  NativeSelect,
  TextInput,
  token,
} from '@setu/ui';
import { SlidersHorizontal } from '@setu/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import {
  filterCount,
  type LeadFilter,
  leadFilterIn,
  withFilter,
  withoutFilters,
} from '../../shared/lead-filter';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[16]};
`;

/** Beside the button that opens the filters, also on a phone. */
const Controls = styled.div`
  display: flex;
  flex: 1 1 320px;
  gap: ${token.space[8]};
  max-width: 100%;

  > :last-child {
    flex: none;
  }
`;

const Order = styled.div`
  flex: 0 1 220px;
  min-width: 0;
`;

const Panel = styled(Card)`
  max-width: 860px;
  margin-block: ${token.space[12]};
`;

const Fields = styled.div`
  display: grid;
  gap: ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const useFilter = () => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = (next: URLSearchParams) => void navigate({ search: next.toString() }, { replace: true });
  return {
    filter: leadFilterIn(search),
    set: (name: keyof LeadFilter, value: string) => open(withFilter(search, name, value)),
    clear: () => open(withoutFilters(search)),
  };
};

/** Removes all filters; for a list that they leave empty. */
export function ClearFilters() {
  const { clear } = useFilter();
  return (
    <Button variant="secondary" onClick={clear}>
      Clear filters
    </Button>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value = '', onChange, children }: ChoiceProps) {
  return (
    <Field label={label}>
      <NativeSelect value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Any</option>
        {children}
      </NativeSelect>
    </Field>
  );
}

/** A city, which filters when it is entered or the field is left. */
function CityField({ value = '', onChange }: Pick<ChoiceProps, 'value' | 'onChange'>) {
  const [text, setText] = useState(value);
  const listId = useId();
  return (
    <Field label="City">
      <TextInput
        value={text}
        list={listId}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onChange(text.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(text.trim());
        }}
      />
      <datalist id={listId}>
        {popularCities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </Field>
  );
}

/** Filters the inquiries by what the investors say, and orders them. The choices are in the address. */
export function LeadFilters({ children }: { children?: ReactNode }) {
  const { filter, set, clear } = useFilter();
  const count = filterCount(filter);
  const [isOpen, setOpen] = useState(count > 0);
  const panelId = useId();
  return (
    <div>
      <Head>
        {children}
        <Controls>
          <Order>
            <NativeSelect
              aria-label="Order"
              value={filter.sort ?? 'newest'}
              onChange={(event) => set('sort', event.target.value === 'newest' ? '' : event.target.value)}
            >
              {inquirySorts.map((sort) => (
                <option key={sort} value={sort}>
                  {inquirySortLabels[sort]}
                </option>
              ))}
            </NativeSelect>
          </Order>
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={SlidersHorizontal} />
            {count > 0 ? `Filters (${count})` : 'Filters'}
          </Button>
        </Controls>
      </Head>
      <div id={panelId}>
        {isOpen ? (
          <Panel as="section" aria-label="Filters">
            <Fields>
              <Choice label="Budget" value={filter.budget} onChange={(value) => set('budget', value)}>
                {budgetRanges.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Choice>
              <Choice label="Start" value={filter.startTime} onChange={(value) => set('startTime', value)}>
                {startTimes.map((value) => (
                  <option key={value} value={value}>
                    {startTimeLabels[value]}
                  </option>
                ))}
              </Choice>
              <Choice
                label="Experience"
                value={filter.experience}
                onChange={(value) => set('experience', value)}
              >
                {experiences.map((value) => (
                  <option key={value} value={value}>
                    {experienceLabels[value]}
                  </option>
                ))}
              </Choice>
              <CityField
                key={filter.city ?? ''}
                value={filter.city}
                onChange={(value) => {
                  if (value !== (filter.city ?? '')) set('city', value);
                }}
              />
            </Fields>
            <Cluster $gap={16} $justify="space-between">
              <div>
                <Checkbox
                  label="With a phone number"
                  checked={filter.phone !== undefined}
                  onChange={(event) => set('phone', event.target.checked ? 'true' : '')}
                />
                <Checkbox
                  label="With a confirmed phone number"
                  checked={filter.confirmedPhone !== undefined}
                  onChange={(event) => set('confirmedPhone', event.target.checked ? 'true' : '')}
                />
                <Checkbox
                  label="Below your lowest budget"
                  checked={filter.belowBudget !== undefined}
                  onChange={(event) => set('belowBudget', event.target.checked ? 'true' : '')}
                />
              </div>
              {count > 0 ? (
                <Button variant="ghost" size="sm" onClick={clear}>
                  Clear filters
                </Button>
              ) : null}
            </Cluster>
          </Panel>
        ) : null}
      </div>
    </div>
  );
}
