import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from './field';
import { NativeSelect } from './native-select';
import { PasswordInput } from './password-input';
import { TextArea, TextInput } from './text-input';

const controls = [
  ['TextInput', <TextInput key="a" />],
  ['TextInput with a sign', <TextInput key="b" prefix="₹" unit="sq ft" />],
  ['TextArea', <TextArea key="c" />],
  ['NativeSelect', <NativeSelect key="d" />],
  ['PasswordInput', <PasswordInput key="e" />],
] as const;

describe('Field', () => {
  it.each(controls)('a field names and describes a %s', (_, control) => {
    render(
      <Field label="Area" help="In square feet" error="Area is required" required>
        {control}
      </Field>,
    );
    const input = screen.getByLabelText('Area');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Area is required',
      'In square feet',
    ]);
  });

  it('a field has a live region before an error is shown', () => {
    const { container, rerender } = render(
      <Field label="Area">
        <TextInput />
      </Field>,
    );
    const live = container.querySelector('[aria-live="polite"]');
    expect(live?.textContent).toBe('');
    expect(screen.getByLabelText('Area').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getByLabelText('Area').hasAttribute('aria-describedby')).toBe(false);
    rerender(
      <Field label="Area" error="Area is required">
        <TextInput />
      </Field>,
    );
    expect(container.querySelector('[aria-live="polite"]')).toBe(live);
    expect(live?.textContent).toBe('Area is required');
  });

  it('a field does not change a control outside it', () => {
    render(<TextInput aria-label="City" />);
    expect(screen.getByLabelText('City').hasAttribute('id')).toBe(false);
  });
});

describe('a text that is too long', () => {
  const typed = (value: string) => fireEvent.input(screen.getByLabelText('Message'), { target: { value } });

  it.each([
    ['an input', <TextInput key="a" maxLength={5} />],
    ['an input with a sign', <TextInput key="b" maxLength={5} unit="sq ft" />],
    ['an area', <TextArea key="c" maxLength={5} />],
    ['a password', <PasswordInput key="d" maxLength={5} />],
  ])('is not cut in %s, which shows by how much it is too long', (_, control) => {
    render(
      <Field label="Message" help="For the brand">
        {control}
      </Field>,
    );
    const box = screen.getByLabelText<HTMLInputElement>('Message');
    expect(box.getAttribute('maxlength')).toBeNull();
    typed('whole text');
    expect(box.value).toBe('whole text');
    expect(screen.getByRole('alert').textContent).toBe('5 characters too many: at most 5 are possible.');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const described = box.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '5 characters too many: at most 5 are possible.',
      'For the brand',
    ]);
    typed('whole ');
    expect(screen.getByRole('alert').textContent).toBe('1 character too many: at most 5 are possible.');
    typed('whole');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is reported in an input whose text is set by code', () => {
    const { rerender } = render(
      <TextArea aria-label="Message" maxLength={3} value="draft" onChange={() => {}} />,
    );
    expect(screen.getByRole('alert').textContent).toBe('2 characters too many: at most 3 are possible.');
    rerender(<TextArea aria-label="Message" maxLength={3} value="" onChange={() => {}} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is reported once when the field has an error', () => {
    render(
      <Field label="Message" error="Use at most 3 characters">
        <TextArea maxLength={3} value="draft" onChange={() => {}} />
      </Field>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
