import { Button, Cluster, Text } from '@setu/ui';
import type { UseQueryResult } from '@tanstack/react-query';

interface ReadAgainProps {
  /** What is said where one of the reads failed, a sentence. */
  words: string;
  reads: readonly Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>[];
}

/** Word of reads that failed, with the way to make those again; nothing while there is none. */
export function ReadAgain({ words, reads }: ReadAgainProps) {
  const failed = reads.filter(({ data, error }) => error && data === undefined);
  if (failed.length === 0) return null;
  const handleRetry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <Cluster role="alert" $gap={12}>
      <Text $size={14} $tone="danger">
        {words}
      </Text>
      <Button
        size="sm"
        variant="secondary"
        busy={failed.some(({ isFetching }) => isFetching)}
        onClick={handleRetry}
      >
        Retry
      </Button>
    </Cluster>
  );
}
