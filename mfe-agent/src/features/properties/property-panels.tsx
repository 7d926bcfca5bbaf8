import type { PropertyListing } from '@setu/contracts';
import { Button } from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { useState } from 'react';
import { PropertyFormDialog } from './property-form-dialog';
import { PropertyList } from './property-list';

interface PropertyPanelsProps {
  /** The list of own properties, or the form for a new one. */
  panel: 'properties' | 'new-property';
  onPanel: (panel: 'properties' | 'new-property') => void;
  onClose: () => void;
}

/** The agent's own properties, and the form for one of them over the list. */
export function PropertyPanels({ panel, onPanel, onClose }: PropertyPanelsProps) {
  const [changed, setChanged] = useState<PropertyListing | null>(null);
  if (panel === 'new-property')
    return <PropertyFormDialog property={null} onClose={onClose} onList={() => onPanel('properties')} />;
  return (
    <>
      <Sheet
        side="edge"
        open
        onOpenChange={onClose}
        title="My Properties"
        description="What you list is matched with brands’ demands."
        footer={<Button onClick={() => onPanel('new-property')}>Create Property Listing</Button>}
      >
        <PropertyList onEdit={setChanged} />
      </Sheet>
      {changed ? (
        <PropertyFormDialog
          key={changed.id}
          property={changed}
          // A late response must not close the dialog of another property.
          onClose={() => setChanged((now) => (now?.id === changed.id ? null : now))}
        />
      ) : null}
    </>
  );
}
