import { Button, Stack, Text } from '@setu/ui';
import { useState } from 'react';
import { reloadPage } from '../page/reload-page';
import { clearOverrides } from './override-calls';

/** Removes all overrides, with one click. */
export function ResetButton() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reset = async () => {
    setBusy(true);
    const refused = await clearOverrides();
    if (refused === null) return reloadPage();
    setBusy(false);
    setProblem(refused);
  };
  return (
    <Stack $gap={8}>
      <Button variant="secondary" block busy={isBusy} onClick={() => void reset()}>
        Reset
      </Button>
      {problem ? (
        <Text $size={14} role="alert">
          {problem}
        </Text>
      ) : null}
    </Stack>
  );
}
