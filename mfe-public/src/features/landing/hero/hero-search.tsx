import {
  businessCategoryLabels,
  filterPresets,
  heroCategories,
  offeredStates,
  popularCities,
} from '@setu/contracts';
import { Button, Field, Icon, media, NativeSelect, TextInput, token } from '@setu/ui';
import { Search } from '@setu/ui/icons';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { searchTarget } from './search-target';

const Form = styled.form`
  display: grid;
  gap: ${token.space[16]};
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.lift};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
    padding: ${token.space[24]};
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  }
`;

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');

/** The landing page's search: a real form, which works before any script has loaded. */
export function HeroSearch() {
  const navigate = useNavigate();
  const placesId = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void navigate(
      searchTarget({
        businessCategory: textOf(form, 'businessCategory'),
        investmentRange: textOf(form, 'investmentRange'),
        location: textOf(form, 'location'),
      }),
    );
  };
  return (
    <Form action="/franchises" method="get" role="search" aria-label="Opportunities" onSubmit={handleSubmit}>
      <Field label="Business Category">
        <NativeSelect name="businessCategory" defaultValue="">
          <option value="">Any category</option>
          {heroCategories.map((category) => (
            <option key={category} value={category}>
              {businessCategoryLabels[category]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Investment Range">
        <NativeSelect name="investmentRange" defaultValue="">
          <option value="">Any amount</option>
          {filterPresets.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Location">
        <TextInput
          name="location"
          placeholder="City or state"
          maxLength={80}
          list={placesId}
          autoComplete="off"
        />
      </Field>
      <datalist id={placesId}>
        {[...popularCities, ...offeredStates].map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <Button type="submit">
        <Icon of={Search} />
        Search Opportunities
      </Button>
    </Form>
  );
}
