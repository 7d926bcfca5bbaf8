import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { showSaved } from './changed-fields';
import { useFormDraft } from './use-form-draft';

const sent = { name: ' Asha ', city: 'Pune' };

function Form() {
  const form = useForm({ defaultValues: sent });
  const forget = useFormDraft(form, 'a');
  const handleSaved = () => {
    forget();
    showSaved(form, sent, { name: 'Asha', city: 'Pune' });
  };
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="City" {...form.register('city')} />
      <output>{form.formState.isDirty ? 'changed' : 'as stored'}</output>
      <button type="button" onClick={handleSaved}>
        Saved
      </button>
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const saved = () => act(async () => fireEvent.click(screen.getByText('Saved')));

beforeEach(() => sessionStorage.clear());

test('a form shows the stored values', async () => {
  await act(async () => render(<Form />));
  await saved();
  expect([field('Name').value, field('City').value]).toEqual(['Asha', 'Pune']);
  screen.getByText('as stored');
});

test('text that was typed after sending stays in the form and in its draft', async () => {
  const first = await act(async () => render(<Form />));
  await act(async () => fireEvent.input(field('City'), { target: { value: 'Nashik' } }));
  await saved();
  expect([field('Name').value, field('City').value]).toEqual(['Asha', 'Nashik']);
  screen.getByText('changed');
  first.unmount();
  await act(async () => render(<Form />));
  expect(field('City').value).toBe('Nashik');
});
