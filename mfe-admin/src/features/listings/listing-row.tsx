import {
  type AdminListing,
  hideListing,
  listActivity,
  listFranchises,
  listListings,
  restoreListing,
} from '@setu/contracts';
import { api, withItem } from '@setu/mfe-kit';
import { Badge, formatDate, Text, TextLink } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Cell, Row } from '../../shared/list/table';
import { hideText } from '../../shared/moderation/hide-text';
import { ModerationButton } from '../../shared/moderation/moderation-button';
import { ModerationNote } from '../../shared/moderation/moderation-note';
import { stateLabels } from './listing-text';

/** A listing with its owner and state, and a button to hide or restore it. It keeps its place in the list. */
export function ListingRow({ listing }: { listing: AdminListing }) {
  const client = useQueryClient();
  const { id, kind, title, ownerName, state, hidden, review } = listing;
  const shownState = review?.state === 'waiting' ? 'waiting' : state;
  const handleChanged = (changed: AdminListing) => {
    client.setQueriesData({ queryKey: [listListings.path] }, withItem(changed));
    for (const { path } of [listListings, listFranchises, listActivity])
      void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  };
  return (
    <Row>
      <Cell>
        {kind === 'franchise' && state === 'shown' ? (
          <TextLink as={Link} to={`/franchises/${id}`} dir="auto">
            {title}
          </TextLink>
        ) : (
          <Text as="span" $weight={600} dir="auto">
            {title}
          </Text>
        )}
        <Text $size={14} $tone="muted" dir="auto">
          {ownerName || 'Name not known yet'}
        </Text>
      </Cell>
      <Cell label="Listed">
        <time dateTime={listing.createdAt}>{formatDate(listing.createdAt)}</time>
      </Cell>
      <Cell label="Status">
        {hidden ? (
          <ModerationNote word={stateLabels.hidden} moderated={hidden} of={title} />
        ) : (
          <Badge tone={state === 'shown' ? 'success' : 'secondary'}>{stateLabels[shownState]}</Badge>
        )}
      </Cell>
      <Cell>
        <ModerationButton
          name={`listing:${id}`}
          of={title}
          text={hideText}
          isModerated={hidden !== null}
          decide={(reason) => api.call(hideListing, { id, kind, reason })}
          restore={() => api.call(restoreListing, { id, kind })}
          onChanged={handleChanged}
        />
      </Cell>
    </Row>
  );
}
