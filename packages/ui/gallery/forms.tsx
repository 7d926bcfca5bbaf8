import {
  Button,
  Card,
  Checkbox,
  Cluster,
  Field,
  Grid,
  NativeSelect,
  PasswordInput,
  SearchInput,
  Stack,
  TextArea,
  TextInput,
} from '@setu/ui';
import { Select } from '@setu/ui/select';
import { useState } from 'react';
import { Section } from './section';

const categories = [
  { value: 'food_beverage', label: 'Food & Beverage' },
  { value: 'retail', label: 'Retail' },
  { value: 'education', label: 'Education' },
];

/** Every control in every state. */
export function Forms() {
  const [search, setSearch] = useState('tea in Pune');
  return (
    <Section id="forms" title="Forms">
      <Grid $min="380px">
        <Card>
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
            <Field label="Not now">
              <TextInput disabled value="Set by the administrator" readOnly />
            </Field>
          </Stack>
        </Card>
        <Card>
          <Stack>
            <SearchInput
              label="Search franchises"
              placeholder="Search franchises..."
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              onClear={() => setSearch('')}
            />
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
            <Field label="Password">
              <PasswordInput defaultValue="franchise" />
            </Field>
            <div>
              <Checkbox label="Training included" defaultChecked />
              <Checkbox label="Marketing support" hint="National campaigns and launch material" />
              <Checkbox label="Featured opportunities only" disabled />
              <Checkbox type="radio" name="role" label="Investor" defaultChecked />
              <Checkbox type="radio" name="role" label="Brand" />
            </div>
            <Cluster $justify="end">
              <Button variant="secondary">Cancel</Button>
              <Button>Create Franchise Opportunity</Button>
            </Cluster>
          </Stack>
        </Card>
      </Grid>
    </Section>
  );
}
