import { act, fireEvent, screen } from '@testing-library/react';

/** The field with this label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Replaces the text of a field. */
export const write = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });

/** Adds an entry to a list with Enter. */
export const add = (label: string, text: string) => {
  write(label, text);
  fireEvent.keyDown(field(label), { key: 'Enter' });
};

/** Submits the form of a field. */
export const submitAt = (label: string) => fireEvent.submit(field(label).closest('form')!);

/** Clicks a button as soon as it exists. */
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** Opens a step of the form of a franchise. */
export const openStep = (label: string) =>
  act(async () => fireEvent.click(screen.getByRole('link', { name: new RegExp(`^Step \\d: ${label}`) })));

/** Publishes the form of a franchise, from its last step when it is a new one. */
export const publish = async () => {
  const isShown = () =>
    screen.queryByRole('button', { name: /^(Create Franchise Opportunity|Save Changes)$/ });
  if (!isShown()) await openStep('Publish');
  await act(async () => fireEvent.click(isShown()!));
};
