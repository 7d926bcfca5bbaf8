import { type SameTitles as Found, type SameTitle, shortestComparedTitle } from '@setu/contracts';
import { Icon, Text, TextLink, token, VisuallyHidden } from '@setu/ui';
import { ExternalLink, Info } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { sameTitlesOf, type Written } from './same-titles.queries';

/** A pause in typing after which titles are compared, ms. */
const pauseMs = 500;

/** A text once it has not changed for a while; the first one at once. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

const Notice = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[8]};
  margin-top: ${token.space[8]};
  padding: ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.color['turmeric-tint']};
  overflow-wrap: anywhere;

  > svg {
    margin-top: 2px;
    color: ${token.color.turmeric};
  }
`;

const opened: Readonly<Record<SameTitle['kind'], (id: string) => string>> = {
  franchise: (id) => `/franchises/${id}`,
  draft: (id) => `/dashboard?tab=franchises&edit=${id}`,
  requirement: (id) => `/dashboard?tab=requirements&edit=${id}`,
  property: () => '/dashboard?tab=properties',
};

const continueIf: Readonly<Record<Written['kind'], string>> = {
  franchise: 'or continue if this is another format.',
  requirement: 'or continue if you look for another place.',
  property: 'or continue if this is another unit.',
};

const NewTab = styled(TextLink)`
  > svg {
    display: inline-block;
    vertical-align: -2px;
  }
`;

/** In another tab, so that nothing typed is lost. */
function Opens({ to, title, children }: { to: string; title: string; children: string }) {
  return (
    <NewTab href={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {title}, in a new tab</VisuallyHidden> <Icon of={ExternalLink} size={16} />
    </NewTab>
  );
}

function OwnSentence({ own, kind }: { own: SameTitle; kind: Written['kind'] }) {
  return (
    <Text $size={14}>
      {own.kind === 'draft' ? 'You already have a draft' : 'You already list'} “{own.title}”
      {own.same === 'address' ? ' at this address' : ''}.{' '}
      <Opens to={opened[own.kind](own.id)} title={own.title}>
        Open it
      </Opens>
      , {continueIf[kind]}
    </Text>
  );
}

function Sentences({ found: { own, elsewhere }, kind }: { found: Found; kind: Written['kind'] }) {
  return (
    <Notice>
      <Icon of={Info} size={16} />
      <div>
        {own.map((each) => (
          <OwnSentence key={each.id} own={each} kind={kind} />
        ))}
        {elsewhere ? (
          <Text $size={14}>
            {elsewhere.brandName} has a listing with this title:{' '}
            <Opens to={`/franchises/${elsewhere.id}`} title={elsewhere.title}>
              Open it
            </Opens>
            . Add your brand’s name to yours, so that investors can tell them apart.
          </Text>
        ) : null}
      </div>
    </Notice>
  );
}

interface SameTitlesProps extends Written {
  /** The title and address that the form began with, which are not compared: a stored listing looks like itself and its copies. */
  initial?: { title: string; address?: string };
}

/**
 * Says while a title is typed that there is such a listing already. It refuses nothing, and asks the server only after a pause. A failure
 * shows nothing, because the form works without it.
 */
export function SameTitles({ initial, ...written }: SameTitlesProps) {
  const title = usePaused(written.title.trim());
  const address = usePaused((written.address ?? '').trim());
  const isInitial = title === initial?.title.trim() && address === (initial?.address ?? '').trim();
  const isCompared = title.length >= shortestComparedTitle && !isInitial;
  const { data } = useQuery({
    ...sameTitlesOf({ ...written, title, address: address || undefined }),
    enabled: isCompared,
  });
  const found = isCompared ? data : undefined;
  return (
    <div role="status">
      {found && (found.own.length > 0 || found.elsewhere) ? (
        <Sentences found={found} kind={written.kind} />
      ) : null}
    </div>
  );
}
