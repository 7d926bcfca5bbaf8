import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from './use-form-draft';

function Form({ id }: { id: string }) {
  const form = useForm({ defaultValues: { name: 'Asha', isActive: true } });
  const forget = useFormDraft(form, id);
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Active" type="checkbox" {...form.register('isActive')} />
      <output>{form.formState.isDirty ? 'changed' : 'as it was'}</output>
      <button type="button" onClick={forget}>
        Sent
      </button>
    </>
  );
}

const show = (id: string) => act(async () => render(<Form id={id} />));
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const active = () => screen.getByLabelText<HTMLInputElement>('Active');
const type = (text: string) => act(async () => fireEvent.input(name(), { target: { value: text } }));

beforeEach(() => sessionStorage.clear());

test('typed values are restored and count as changed', async () => {
  const first = await show('a');
  expect(name().value).toBe('Asha');
  expect(sessionStorage.length).toBe(0);
  await type('नमिता');
  await act(async () => fireEvent.click(active()));
  first.unmount();
  const second = await show('a');
  expect(name().value).toBe('नमिता');
  expect(active().checked).toBe(false);
  screen.getByText('changed');
  second.unmount();
  await show('b');
  expect(name().value).toBe('Asha');
});

test('a draft is deleted after it is sent', async () => {
  const first = await show('a');
  await type('Namita');
  await act(async () => fireEvent.click(screen.getByText('Sent')));
  first.unmount();
  await show('a');
  expect(name().value).toBe('Asha');
});

test('a field that was added to the form after the draft has its default', async () => {
  sessionStorage.setItem('draft:a', '{"name":"Namita"}');
  await show('a');
  expect(name().value).toBe('Namita');
  expect(active().checked).toBe(true);
});
