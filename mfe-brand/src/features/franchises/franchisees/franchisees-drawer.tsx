import type { FranchiseView } from '@setu/contracts';
import { Button, Cluster, Stack } from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { useState } from 'react';
import { Franchisees } from './franchisees';
import { FranchiseeReviews } from './reviews/franchisee-reviews';

const views = ['Franchisees', 'Reviews'] as const;

export interface FranchiseesDrawerProps {
  franchise: FranchiseView;
  /** The view that is shown first. */
  first: (typeof views)[number];
  onClose: () => void;
}

/** The people who run an outlet of one franchise, and their reviews. */
export function FranchiseesDrawer({ franchise, first, onClose }: FranchiseesDrawerProps) {
  const [shown, setShown] = useState(first);
  return (
    <Sheet
      side="edge"
      open
      onOpenChange={onClose}
      title="Franchisees and Reviews"
      description={franchise.title}
    >
      <Stack $gap={24}>
        <Cluster role="group" aria-label="Show" $gap={8}>
          {views.map((view) => (
            <Button
              key={view}
              size="sm"
              variant={view === shown ? 'primary' : 'secondary'}
              aria-pressed={view === shown}
              onClick={() => setShown(view)}
            >
              {view}
            </Button>
          ))}
        </Cluster>
        {shown === 'Franchisees' ? <Franchisees franchise={franchise} /> : null}
        {shown === 'Reviews' ? <FranchiseeReviews franchise={franchise} /> : null}
      </Stack>
    </Sheet>
  );
}
