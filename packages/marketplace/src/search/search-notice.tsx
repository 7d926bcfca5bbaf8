import { type SearchReading, withoutSpan } from '@setu/contracts';
import { Button, Chip, Cluster, Stack, Text } from '@setu/ui';
import { investmentText } from '../filter/investment-text';
import type { BrowseFilter } from '../filter/state/browse-filter';
import type { ChangeFilter } from '../filter/state/use-browse-filter';
import { matchText } from './match-text';

interface SearchNoticeProps {
  reading: SearchReading;
  filter: BrowseFilter;
  change: ChangeFilter;
}

/**
 * How a search was interpreted: what was found instead of an exact match, a link to search for the exact text, and the
 * place and amount in the text, each removable.
 */
export function SearchNotice({ reading, filter, change }: SearchNoticeProps) {
  const typed = filter.search.trim();
  const text = matchText(typed, reading, filter.exact);
  const { budget, places } = reading;
  const without = (span: { from: number; to: number }) =>
    change({ search: withoutSpan(typed, span), exact: false });
  if (text === null && !budget && places.length === 0) return null;
  return (
    <Stack $gap={8} $align="start">
      {text === null ? null : (
        <Cluster $gap={12}>
          <Text role="status">{text}</Text>
          {filter.exact ? (
            <Button variant="secondary" size="sm" onClick={() => change({ exact: false })}>
              Show similar results
            </Button>
          ) : null}
          {reading.corrected === undefined ? null : (
            <Button variant="secondary" size="sm" onClick={() => change({ exact: true })}>
              Search only for “{typed}”
            </Button>
          )}
        </Cluster>
      )}
      {budget || places.length > 0 ? (
        <Cluster $gap={8}>
          <Text $size={14} $tone="muted">
            Read from your search:
          </Text>
          {budget ? (
            <Chip onRemove={() => without(budget)}>
              {investmentText(budget.min ?? null, budget.max ?? null)}
            </Chip>
          ) : null}
          {places.map((place) => (
            <Chip key={place.from} onRemove={() => without(place)}>
              {place.name}
            </Chip>
          ))}
        </Cluster>
      ) : null}
    </Stack>
  );
}
