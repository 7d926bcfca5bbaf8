import { fireEvent, screen } from '@testing-library/react';

/** The field with this label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Types a text into a field in place of what stood there. */
export const write = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });

/** Adds an entry to a list by Enter. */
export const add = (label: string, text: string) => {
  write(label, text);
  fireEvent.keyDown(field(label), { key: 'Enter' });
};

/** Sends the form that a field stands in. */
export const submitAt = (label: string) => fireEvent.submit(field(label).closest('form')!);

/** Presses a button once it is there. */
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
