import { useTypedText } from '@setu/mfe-kit';
import { SearchInput, Stack, Text } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { searchOf } from '../../shared/search-of';
import { foundInquiries, foundListings, foundUsers } from './find.queries';
import { FoundGroup } from './found-group';

/** Shorter texts have too many results to be useful. */
const fewestLetters = 2;

/** Moves the focus between the search field and the results with the arrow keys. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
};

const listingGroups = [
  { kind: 'franchise', title: 'Franchises' },
  { kind: 'property', title: 'Properties' },
  { kind: 'requirement', title: 'Requirements' },
] as const;

/** Users, listings and inquiries that match a text. Each service is queried separately: one that fails does not affect other results. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const [wanted, setWanted] = useState('');
  const { text, type, commitNow } = useTypedText(wanted, (next) => setWanted(next.trim()));
  const isLong = wanted.length >= fewestLetters;
  // Inquiries contain no email addresses: the inquiries of the account with this address are found by its id.
  const hasAddress = isLong && wanted.includes('@');
  const { data: users } = useQuery({ ...foundUsers(wanted), enabled: hasAddress });
  const person = hasAddress && users?.items.length === 1 ? users.items[0] : undefined;
  const ofInquiries = person?.id ?? wanted;
  return (
    <Dialog open title="Find" width={640} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move the focus of the links in it */}
      <div onKeyDown={moveFocus}>
        <Stack $gap={16}>
          <SearchInput
            label="Find users, listings and inquiries"
            placeholder="Name, email, title, subject or id"
            maxLength={200}
            value={text}
            onChange={(event) => type(event.target.value)}
            onClear={() => commitNow('')}
          />
          {isLong ? (
            <>
              <FoundGroup
                title="Users"
                query={foundUsers(wanted)}
                all={searchOf({ tab: 'users', search: wanted })}
                onFollow={onClose}
              >
                {({ displayName, email }) => ({
                  name: displayName,
                  detail: email,
                  search: searchOf({ tab: 'users', search: email }),
                })}
              </FoundGroup>
              {listingGroups.map(({ kind, title }) => (
                <FoundGroup
                  key={kind}
                  title={title}
                  query={foundListings(kind, wanted)}
                  all={searchOf({ tab: 'content', view: 'listings', kind, search: wanted })}
                  onFollow={onClose}
                >
                  {({ id, title: name, ownerName }) => ({
                    name,
                    detail: ownerName,
                    search: searchOf({ tab: 'content', view: 'listings', kind, search: id }),
                  })}
                </FoundGroup>
              ))}
              <FoundGroup
                title="Inquiries"
                query={foundInquiries(ofInquiries)}
                all={searchOf({ tab: 'inquiries', search: ofInquiries })}
                onFollow={onClose}
              >
                {({ id, subject, fromName, toName }) => ({
                  name: subject,
                  detail: `${fromName ?? 'Unknown'} to ${toName ?? 'Unknown'}`,
                  search: searchOf({ tab: 'inquiries', search: id }),
                })}
              </FoundGroup>
            </>
          ) : (
            <Text $tone="muted">Write two letters or more. The arrow keys move among the results.</Text>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
