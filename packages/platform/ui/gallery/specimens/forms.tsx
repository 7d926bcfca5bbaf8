import {
  Checkbox,
  Field,
  FieldPair,
  NativeSelect,
  PasswordInput,
  SearchInput,
  Stack,
  TagField,
  TextArea,
  TextInput,
} from '@setu/ui';
import { Select } from '@setu/ui/select';
import { useState } from 'react';
import type { SpecimenGroup } from '../specimen';

const categories = [
  { value: 'food_beverage', label: 'Food & Beverage' },
  { value: 'retail', label: 'Retail' },
  { value: 'education', label: 'Education' },
];

function SearchStates() {
  const [search, setSearch] = useState('tea in Pune');
  return (
    <SearchInput
      label="Search franchises"
      placeholder="Search franchises..."
      value={search}
      onChange={(event) => setSearch(event.target.value)}
      onClear={() => setSearch('')}
    />
  );
}

function TagStates() {
  const [cities, setCities] = useState<string[]>(['Pune', 'Nagpur']);
  return (
    <Field label="Territories" help="Press Enter after each city.">
      <TagField value={cities} onChange={setCities} />
    </Field>
  );
}

/** Every control of a form in every state. */
export const forms: SpecimenGroup = {
  title: 'Forms',
  specimens: [
    {
      name: 'Fields',
      shows: ['Field', 'TextInput', 'TextArea'],
      from: '@setu/ui',
      use: 'A label, its control, a help and an error. Field connects them for screen readers.',
      Draw: () => (
        <Stack>
          <Field label="Title" help="What a visitor reads first, 3 to 150 letters.">
            <TextInput placeholder="Tea lounge in 90 sq ft" />
          </Field>
          <Field label="Minimum investment" error="Minimum investment is required" required>
            <TextInput prefix="₹" inputMode="numeric" />
          </Field>
          <Field
            label="Maximum investment"
            error="Minimum investment cannot be greater than maximum investment"
            help="Rupees, without commas."
          >
            <TextInput prefix="₹" inputMode="numeric" defaultValue="9999999999" />
          </Field>
          <Field label="Area" optional>
            <TextInput unit="sq ft" inputMode="numeric" defaultValue="1200" />
          </Field>
          <Field label="Description">
            <TextArea defaultValue="A small store, a short menu." />
          </Field>
          <Field label="Key">
            <TextInput disabled value="Set by the administrator" readOnly />
          </Field>
        </Stack>
      ),
    },
    {
      name: 'Field pairs',
      shows: ['FieldPair'],
      from: '@setu/ui',
      use: 'Two short fields next to each other, below each other on a phone.',
      Draw: () => (
        <FieldPair>
          <Field label="City">
            <TextInput defaultValue="Pune" />
          </Field>
          <Field label="PIN Code" optional>
            <TextInput inputMode="numeric" defaultValue="411001" />
          </Field>
        </FieldPair>
      ),
    },
    {
      name: 'Search',
      shows: ['SearchInput'],
      from: '@setu/ui',
      use: 'A search with a button that clears it.',
      Draw: SearchStates,
    },
    {
      name: 'Selects',
      shows: ['Select', 'NativeSelect'],
      from: '@setu/ui, @setu/ui/select',
      use: 'One of some options. The native one where a phone’s own wheel is best.',
      Draw: () => (
        <Stack>
          <Field label="Business Category">
            <Select options={categories} placeholder="Choose a category" />
          </Field>
          <Field label="Franchise model">
            <NativeSelect defaultValue="">
              <option value="">Any model</option>
              <option>FOFO</option>
              <option>FOCO</option>
            </NativeSelect>
          </Field>
        </Stack>
      ),
    },
    {
      name: 'Password',
      shows: ['PasswordInput'],
      from: '@setu/ui',
      use: 'A password that can be shown.',
      Draw: () => (
        <Field label="Password">
          <PasswordInput defaultValue="franchise" />
        </Field>
      ),
    },
    {
      name: 'Tags',
      shows: ['TagField'],
      from: '@setu/ui',
      use: 'Several short values, such as cities.',
      Draw: TagStates,
    },
    {
      name: 'Checkboxes and radio buttons',
      shows: ['Checkbox'],
      from: '@setu/ui',
      use: 'Yes or no, or one of a few.',
      Draw: () => (
        <div>
          <Checkbox label="Training included" defaultChecked />
          <Checkbox label="Marketing support" hint="National campaigns and launch material" />
          <Checkbox label="Featured opportunities only" disabled />
          <Checkbox type="radio" name="role" label="Investor" defaultChecked />
          <Checkbox type="radio" name="role" label="Brand" />
        </div>
      ),
    },
  ],
};
