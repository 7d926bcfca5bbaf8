import { Cluster, Container, Heading, Stack } from '@setu/ui';
import type { ReactNode } from 'react';

/** One part of the gallery. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Container as="section" id={id} style={{ paddingBlock: 32 }}>
      <Stack $gap={24}>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Container>
  );
}

/** Things beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <Cluster $gap={12}>{children}</Cluster>;
}
