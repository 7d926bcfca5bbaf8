import { Text } from '@setu/ui';

/** What the owner wrote about a listing. */
export function Description({ of: { description } }: { of: { description: string | null } }) {
  return (
    <Text dir="auto" $tone={description ? undefined : 'muted'} style={{ whiteSpace: 'pre-line' }}>
      {description ?? 'Without a description'}
    </Text>
  );
}
