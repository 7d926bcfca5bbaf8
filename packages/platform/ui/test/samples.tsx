import {
  BrandCover,
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  Field,
  FullPageSpinner,
  Grid,
  Money,
  RatingStars,
  SearchInput,
  Skeleton,
  StatCard,
  TextInput,
  Wordmark,
} from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { Select } from '@setu/ui/select';
import { Toaster } from '@setu/ui/toast';

const nothing = () => undefined;

/** One sample of each component for server rendering. */
export const samples = {
  wordmark: <Wordmark name="SampleSite" />,
  cover: <BrandCover name="Chai Junction" category="food_beverage" />,
  button: <Button busy>Save</Button>,
  field: (
    <Field label="City" error="City is required">
      <TextInput />
    </Field>
  ),
  search: <SearchInput label="Search" value="tea" onChange={nothing} onClear={nothing} />,
  checkbox: <Checkbox label="Featured opportunities only" />,
  empty: <EmptyState title="No franchises found" />,
  error: <ErrorState title="Something went wrong" onRetry={nothing} />,
  money: <Money value={2_500_000} />,
  stars: <RatingStars rating={4.8} />,
  spinner: <FullPageSpinner />,
  grid: (
    <Grid>
      <Skeleton ratio="16 / 10" />
      <StatCard label="Total Views" value="1,247" />
    </Grid>
  ),
  dialog: (
    <Dialog title="Send Inquiry" trigger={<Button>Inquire</Button>}>
      Text
    </Dialog>
  ),
  select: <Select options={[{ value: 'retail', label: 'Retail' }]} aria-label="Category" />,
  toaster: <Toaster />,
};
