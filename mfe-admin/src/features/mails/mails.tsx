import { type AdminMail, MailState, mailStates } from '@setu/contracts';
import { Badge, Button, EmptyState, formatDateTime, media, NativeSelect, Stack, Text } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { ListSearch } from '../../shared/list/list-search';
import { PagedTable } from '../../shared/list/paged-table';
import { Cell, Row } from '../../shared/list/table';
import { useListFilter } from '../../shared/list/use-list-filter';
import { searchOf } from '../../shared/search-of';
import { mailKindLabel, mailStateLabels, mailStateTones } from './mail-labels';
import { mailPages } from './mails.queries';
import { readMailsFilter } from './mails-filter';

const table = {
  label: 'Mail',
  columns: ['Recipient', 'Mail', 'Status', 'Date', 'Problem'],
  template: 'minmax(0, 1.6fr) minmax(0, 1.4fr) 120px 160px minmax(0, 1.6fr)',
};

const Toolbar = styled(ListSearch)`
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 180px;
  }
`;

const triesOf = ({ tries }: AdminMail): string => (tries === 1 ? '1 try' : `${tries} tries`);

function MailRow({ mail }: { mail: AdminMail }) {
  return (
    <Row>
      <Cell label="Recipient">{mail.recipient ?? 'Address of the account'}</Cell>
      <Cell label="Mail">{mailKindLabel(mail)}</Cell>
      <Cell label="Status" half>
        <Badge tone={mailStateTones[mail.state]}>{mailStateLabels[mail.state]}</Badge>
        {mail.tries > 1 ? (
          <Text $size={14} $tone="muted">
            {triesOf(mail)}
          </Text>
        ) : null}
      </Cell>
      <Cell label="Date" half>
        <time dateTime={mail.createdAt}>{formatDateTime(mail.createdAt)}</time>
      </Cell>
      <Cell label="Problem">{mail.problem ?? 'None'}</Cell>
    </Row>
  );
}

/** The mails of the last 90 days with their state. The filter is in the address. */
export function Mails({ search }: { search: URLSearchParams }) {
  const filter = readMailsFilter(search);
  const change = useListFilter(filter, ({ search: text, state }) =>
    searchOf({ tab: 'users', view: 'mail', search: text, state }),
  );
  const pages = useInfiniteQuery({ ...mailPages(filter), placeholderData: keepPreviousData });
  const isNarrowed = filter.search !== undefined || filter.state !== undefined;
  return (
    <Stack $gap={16}>
      <Toolbar
        list="Mail"
        placeholder="Beginning of an address"
        value={filter.search ?? ''}
        onSearch={(text) => change({ search: text }, true)}
      >
        <NativeSelect
          aria-label="Status"
          value={filter.state ?? ''}
          onChange={(event) => change({ state: MailState.safeParse(event.target.value).data })}
        >
          <option value="">All statuses</option>
          {mailStates.map((state) => (
            <option key={state} value={state}>
              {mailStateLabels[state]}
            </option>
          ))}
        </NativeSelect>
      </Toolbar>
      <PagedTable
        pages={pages}
        noun="mails"
        one="mail"
        failure="Mail could not be loaded."
        table={table}
        empty={
          isNarrowed ? (
            <EmptyState
              level={2}
              title="No mail found"
              action={
                <Button variant="secondary" onClick={() => change({ search: undefined, state: undefined })}>
                  Clear all filters
                </Button>
              }
            >
              Try the beginning of another address, or another state.
            </EmptyState>
          ) : (
            <EmptyState level={2} title="No mail yet">
              What was sent to people in the last 90 days appears here, and why something did not arrive.
            </EmptyState>
          )
        }
      >
        {(mail) => <MailRow mail={mail} />}
      </PagedTable>
    </Stack>
  );
}
