import { TextLink } from '@setu/ui';

/** A link to an agent's website, shown without `https://` and the last slash. */
export function AgentWebsite({ address }: { address: string }) {
  return (
    <TextLink href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address.replace(/^https:\/\//, '').replace(/\/$/, '')}
    </TextLink>
  );
}
