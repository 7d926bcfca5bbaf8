import type { FranchiseView } from '@setu/contracts';
import { FranchiseCard, ListingParts, ListingTitle, QuickFacts } from '@setu/marketplace';
import { Stack, Text } from '@setu/ui';
import { Tab, TabList, TabPanel, Tabs } from '@setu/ui/tabs';
import type { MouseEvent } from 'react';
import type { Control } from 'react-hook-form';
import type { FranchiseValues } from '../franchise-form';
import { type ListingOwner, useLiveListing } from '../live-listing';

/** A link of the preview opens in another tab, so that the form stays. */
const openElsewhere = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
};

interface PageProps {
  franchise: FranchiseView;
  hasInvestment: boolean;
}

/** The page of a franchise without what visitors can do there. */
function PagePreview({ franchise, hasInvestment }: PageProps) {
  return (
    <Stack $gap={24}>
      <ListingTitle franchise={franchise} level={4} />
      <ListingParts franchise={franchise} draft={{ hasInvestment }} />
      <QuickFacts franchise={franchise} isPreview />
    </Stack>
  );
}

interface PreviewProps {
  control: Control<FranchiseValues>;
  /** The published franchise that is changed. */
  published: FranchiseView | null;
  owner: ListingOwner;
  /** The drawing that the server chose when the draft was saved; null before, and without a draft. */
  illustration: FranchiseView['illustration'];
}

/** The card and the page as investors will see them, from what is written in the form now. */
export function Preview({ control, published, owner, illustration }: PreviewProps) {
  const { listing, written } = useLiveListing(control, published, owner, illustration);
  const hasInvestment =
    published !== null || written.minInvestment !== undefined || written.maxInvestment !== undefined;
  return (
    <Tabs defaultValue="card">
      <TabList aria-label="Preview" style={{ background: 'none' }}>
        <Tab value="card">Card</Tab>
        <Tab value="page">Page</Tab>
      </TabList>

      <div onClickCapture={openElsewhere}>
        <TabPanel value="card">
          <Stack $gap={12}>
            <FranchiseCard franchise={listing} level={4} isPlacement={listing.featured} isPreview eager />
            {hasInvestment ? null : (
              <Text $size={14} $tone="muted">
                The card shows ₹0 until you write an investment.
              </Text>
            )}
          </Stack>
        </TabPanel>
        <TabPanel value="page">
          <PagePreview franchise={listing} hasInvestment={hasInvestment} />
        </TabPanel>
      </div>
    </Tabs>
  );
}
