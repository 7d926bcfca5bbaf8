import { Stack } from '@setu/ui';
import { contentViewOf, searchOf } from '../address/place';
import { Content } from '../features/content/content';
import { Featured } from '../features/featured/featured';
import { ViewSwitch } from '../list/view-switch';

const views = [
  { name: 'copy', label: 'Site copy', search: searchOf({ tab: 'content' }) },
  {
    name: 'featured',
    label: 'Featured franchises',
    search: searchOf({ tab: 'content', view: 'featured' }),
  },
];

/** The Content tab: what the site says, and which franchises it shows first. */
export function ContentTab({ search }: { search: URLSearchParams }) {
  const view = contentViewOf(search);
  return (
    <Stack $gap={16}>
      <ViewSwitch label="What the site shows" current={view} views={views} />
      {view === 'featured' ? <Featured search={search} /> : <Content search={search} />}
    </Stack>
  );
}
