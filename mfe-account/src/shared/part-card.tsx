import { Card, Heading, Stack, Text } from '@setu/ui';
import type { ReactNode } from 'react';

interface PartCardProps {
  title: string;
  lead?: string;
  /** True while its content loads. */
  isLoading?: boolean;
  children: ReactNode;
}

/** One part of the settings: title, description and content. */
export function PartCard({ title, lead, isLoading = false, children }: PartCardProps) {
  return (
    <Card as="section" aria-label={title} aria-busy={isLoading}>
      <Stack $gap={16}>
        <div>
          <Heading level={2} size="card">
            {title}
          </Heading>
          {lead ? (
            <Text $size={14} $tone="muted">
              {lead}
            </Text>
          ) : null}
        </div>
        {children}
      </Stack>
    </Card>
  );
}
