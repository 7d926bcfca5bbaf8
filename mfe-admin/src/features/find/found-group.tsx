import type { Page } from '@setu/mfe-kit';
import {
  Button,
  Cluster,
  formatTotal,
  Heading,
  Skeleton,
  Stack,
  Text,
  TextLink,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAdminUnauthorized } from '../../shared/admin-auth/use-admin-unauthorized';

const Result = styled(Link)`
  display: block;
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
  color: ${token.color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover,
  &:focus-visible {
    background: ${token.color.sunken};
  }
`;

interface FoundGroupProps<Item, Key extends QueryKey> {
  title: string;
  query: UseQueryOptions<Page<Item>, Error, Page<Item>, Key>;
  /** Query string of the list that shows all of them. */
  all: string;
  onFollow: () => void;
  /** Text of a result, and the query string that it links to. */
  children: (item: Item) => { name: string; detail: string; search: string };
}

/** The first results of one kind, in every state. */
export function FoundGroup<Item extends { id: string }, Key extends QueryKey>(
  props: FoundGroupProps<Item, Key>,
) {
  const { title, query, all, onFollow, children } = props;
  const { data, error, isFetching, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  useAdminUnauthorized(error);
  return (
    <Stack as="section" $gap={4} aria-label={title} aria-busy={isFetching || undefined}>
      <Cluster $justify="space-between" $gap={8}>
        <Heading level={3} size="card">
          {title}
        </Heading>
        {data && data.total > data.items.length ? (
          <TextLink as={Link} to={{ search: all }} onClick={onFollow} $quiet>
            Show all {formatTotal(data)}
          </TextLink>
        ) : null}
      </Cluster>
      {data?.items.map((item) => {
        const { name, detail, search } = children(item);
        return (
          <Result key={item.id} to={{ search }} onClick={onFollow}>
            <Text as="span" $weight={600} dir="auto" style={{ display: 'block' }}>
              {name}
            </Text>
            <Text as="span" $size={14} $tone="muted" dir="auto">
              {detail}
            </Text>
          </Result>
        );
      })}
      {data?.items.length === 0 ? (
        <Text $size={14} $tone="muted">
          None found
        </Text>
      ) : null}
      {!data && !error ? (
        <>
          <VisuallyHidden>Searching</VisuallyHidden>
          <Skeleton height="44px" />
        </>
      ) : null}
      {!data && error ? (
        <Cluster $gap={8}>
          <Text $size={14} $tone="muted">
            {title} cannot be searched at the moment.
          </Text>
          <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  );
}
