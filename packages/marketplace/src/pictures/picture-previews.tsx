import { httpsAddress } from '@setu/contracts';
import { Icon, Text, token } from '@setu/ui';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  margin-top: ${token.space[8]};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${token.space[12]};
  align-items: start;
`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
  color: ${token.color.turmeric};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Address = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

type State = 'loading' | 'shown' | 'failed';

const sentences: Readonly<Record<State, string>> = {
  loading: 'Checking this address...',
  shown: '',
  failed:
    'This address does not show a picture, so the drawn cover is shown instead. A share link, such as one of Google Drive, leads to a page: use the address of the picture file itself.',
};

/** The address of a picture with the picture, or with a warning that there is none. */
function Preview({ address, isCover }: { address: string; isCover: boolean }) {
  const [state, setState] = useState<State>('loading');
  return (
    <Row>
      <Frame>
        {state === 'failed' ? (
          <Icon of={TriangleAlert} />
        ) : (
          <img
            src={address}
            alt=""
            width={96}
            height={60}
            decoding="async"
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        )}
      </Frame>
      <div>
        <Address $size={14} $weight={600}>
          {isCover ? 'Cover: ' : null}
          {address.replace('https://', '')}
        </Address>
        <Text as="div" $size={14} $tone={state === 'failed' ? 'warning' : 'muted'} role="status">
          {sentences[state]}
        </Text>
      </div>
    </Row>
  );
}

/**
 * Shows below a field of picture addresses what each address shows, as visitors will see it. An address without a
 * picture is a warning, not an error: its server may be down for a moment. What is no https address the field refuses.
 */
export function PicturePreviews({ addresses }: { addresses: readonly string[] }) {
  const shown = addresses.filter((address) => httpsAddress(address) !== null);
  if (shown.length === 0) return null;
  return (
    <List aria-label="What the addresses show">
      {shown.map((address) => (
        <Preview key={address} address={address} isCover={address === addresses[0]} />
      ))}
    </List>
  );
}
