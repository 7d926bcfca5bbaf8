import { Button } from '../controls/button';
import { Cluster } from '../layout/layout';
import { Text } from '../type/typography';

/** The state of a query. */
interface Read {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface RetryNoticeProps {
  /** The sentence to show when one of the reads failed. */
  text: string;
  reads: readonly Read[];
}

/** Reports that some reads failed, with a button that retries them; renders nothing otherwise. */
export function RetryNotice({ text, reads }: RetryNoticeProps) {
  const failed = reads.filter(({ data, error }) => error && data === undefined);
  if (failed.length === 0) return null;
  const handleRetry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <Cluster role="alert" $gap={12}>
      <Text $size={14} $tone="danger">
        {text}
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
