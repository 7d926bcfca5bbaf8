import { Text } from '@setu/ui';

/** The owner's description of a listing. */
export function Description({ of: { description } }: { of: { description: string | null } }) {
  return (
    <Text dir="auto" $tone={description ? undefined : 'muted'} style={{ whiteSpace: 'pre-line' }}>
      {description ?? 'Without a description'}
    </Text>
  );
}
