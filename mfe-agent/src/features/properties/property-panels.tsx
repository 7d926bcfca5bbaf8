import type { PropertyListing } from '@setu/contracts';
import { Button } from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { useState } from 'react';
import { PropertyFormDialog } from './property-form-dialog';
import { PropertyList } from './property-list';

interface PropertyPanelsProps {
  /** The list of own properties, or the form for a new one. */
  panel: 'properties' | 'new-property';
  onPanel: (panel: 'properties' | 'new-property' | null) => void;
}

/** The agent's own properties, and the form for one of them over the list. */
export function PropertyPanels({ panel, onPanel }: PropertyPanelsProps) {
  const [changed, setChanged] = useState<PropertyListing | null>(null);
  if (panel === 'new-property')
    return (
      <PropertyFormDialog
        property={null}
        onClose={() => onPanel(null)}
        onList={() => onPanel('properties')}
      />
    );
  return (
    <>
      <Sheet
        side="edge"
        open
        onOpenChange={() => onPanel(null)}
        title="My Properties"
        description="What you list is matched with brands’ demands."
        footer={<Button onClick={() => onPanel('new-property')}>Create Property Listing</Button>}
      >
        <PropertyList onEdit={setChanged} />
      </Sheet>
      {changed ? <PropertyFormDialog property={changed} onClose={() => setChanged(null)} /> : null}
    </>
  );
}
