import type { PropertyListing } from '@setu/contracts';
import { Button } from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { useState } from 'react';
import { PropertyDialog } from './property-dialog';
import { PropertyList } from './property-list';

interface PropertyDrawersProps {
  /** The list of own properties, or the form for a new one. */
  drawer: 'properties' | 'new-property';
  onDrawer: (drawer: 'properties' | 'new-property') => void;
  onClose: () => void;
}

/** The agent's own properties, and the form of one property over the list. */
export function PropertyDrawers({ drawer, onDrawer, onClose }: PropertyDrawersProps) {
  const [changed, setChanged] = useState<PropertyListing | null>(null);
  if (drawer === 'new-property')
    return <PropertyDialog property={null} onClose={onClose} onList={() => onDrawer('properties')} />;
  return (
    <>
      <Sheet
        side="edge"
        open
        onOpenChange={onClose}
        title="My Properties"
        description="What you list is matched with brands’ demands."
        footer={<Button onClick={() => onDrawer('new-property')}>Create Property Listing</Button>}
      >
        <PropertyList onEdit={setChanged} />
      </Sheet>
      {changed ? (
        <PropertyDialog
          key={changed.id}
          property={changed}
          // A late response must not close the dialog of another property.
          onClose={() => setChanged((now) => (now?.id === changed.id ? null : now))}
        />
      ) : null}
    </>
  );
}
