import { RoiCalculator } from '@setu/marketplace';
import { Heading, Stack, Text } from '@setu/ui';

/** The tab ROI Calculator. */
export function Calculator() {
  return (
    <Stack $gap={24}>
      <Stack $gap={4}>
        <Heading level={2}>ROI Calculator</Heading>
        <Text $tone="muted">What an outlet would earn you, and when your money is back.</Text>
      </Stack>
      <RoiCalculator />
    </Stack>
  );
}
