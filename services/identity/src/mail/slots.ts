const slotNames = [
  'subject',
  'preview',
  'site',
  'heading',
  'paragraphs',
  'url',
  'label',
  'notes',
  'reason',
] as const;
type SlotName = (typeof slotNames)[number];
/** Around the button, which a mail may lack. */
type Mark = 'action begins' | 'action ends';

/** The place of a value in the layout. */
export const slot = (name: SlotName | Mark): string => `{{${name}}}`;

const places = new RegExp(slotNames.map(slot).join('|'), 'g');

/** Fills every place of a layout. Values are markup, which is not searched for places. */
export const fillSlots = (layout: string, values: Readonly<Record<SlotName, string>>): string =>
  layout.replace(places, (place) => values[place.slice(2, -2) as SlotName]);
