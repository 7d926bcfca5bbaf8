import { contentSections, type WebsiteContent } from '@setu/contracts';
import { lazyComponent } from '@setu/mfe-kit';
import { Cluster, EmptyState, Heading, Icon, LinkButton, Opened, plural, Stack, Text } from '@setu/ui';
import { Plus } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../shared/list/load-error';
import { Table } from '../../shared/list/table';
import { TableSkeleton } from '../../shared/list/table-skeleton';
import { searchOf } from '../../shared/search-of';
import { siteContent } from './content.queries';
import { ContentRow } from './content-row';
import { sectionLabels } from './section-labels';
import { newEntry, useEdit } from './use-edit';

const { Component: ContentDialog, preload } = lazyComponent(
  () => import('./content-dialog'),
  'ContentDialog',
);

const columns = ['Key', 'Title and content', 'Status', 'Order', 'Actions'];
const template = 'minmax(0, 1.3fr) minmax(0, 2.4fr) 90px 60px 120px';

const createButton = (
  <LinkButton
    as={Link}
    to={{ search: searchOf({ tab: 'content', edit: newEntry }) }}
    onPointerEnter={preload}
    onFocus={preload}
  >
    <Icon of={Plus} />
    Create Content
  </LinkButton>
);

interface SectionsProps {
  entries: readonly WebsiteContent[];
  onDeleted: () => void;
}

function Sections({ entries, onDeleted }: SectionsProps) {
  const sections = contentSections
    .map((section) => ({ section, entries: entries.filter((entry) => entry.section === section) }))
    .filter((each) => each.entries.length > 0);
  return (
    <Stack $gap={32}>
      {sections.map((each) => (
        <Stack key={each.section} as="section" $gap={12} aria-labelledby={`content-${each.section}`}>
          <Heading level={2} size="card" id={`content-${each.section}`}>
            {sectionLabels[each.section]}
          </Heading>
          <Table label={sectionLabels[each.section]} columns={columns} template={template}>
            {each.entries.map((entry) => (
              <ContentRow key={entry.id} entry={entry} onNear={preload} onDeleted={onDeleted} />
            ))}
          </Table>
        </Stack>
      ))}
    </Stack>
  );
}

/** The Content tab: all site copy by section, with create, edit and delete. The edited entry is in the address. */
export function Content({ search }: { search: URLSearchParams }) {
  const status = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useQuery(siteContent());
  const edit = useEdit(search, data);
  // The focused button was removed with its row.
  const handleDeleted = () => status.current?.focus({ preventScroll: true });

  return (
    <Stack $gap={24}>
      <Cluster $justify="space-between" $gap={12}>
        <Text as="div" role="status" ref={status} tabIndex={-1} $size={14} $tone="muted">
          {data ? plural(data.length, 'site copy entry', 'site copy entries') : null}
        </Text>
        {createButton}
      </Cluster>
      {data && data.length > 0 ? <Sections entries={data} onDeleted={handleDeleted} /> : null}
      {data?.length === 0 ? (
        <EmptyState level={2} title="No content yet" action={createButton}>
          Pages show their built-in text until you create an entry with its key.
        </EmptyState>
      ) : null}
      {!data && error ? (
        <LoadError
          title="Content could not be loaded."
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data || error ? null : <TableSkeleton label="Content" columns={columns} template={template} />}
      {edit.isOpen ? (
        <Opened>
          <ContentDialog key={edit.id} entry={edit.entry} onClose={edit.close} />
        </Opened>
      ) : null}
    </Stack>
  );
}
