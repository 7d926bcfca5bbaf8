import { render, screen } from '@testing-library/react';
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

  it('a field does not change a control outside of it', () => {
    render(<TextInput aria-label="City" />);
    expect(screen.getByLabelText('City').hasAttribute('id')).toBe(false);
  });
});
