import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button';

describe('Button', () => {
  it('a button does not submit a form without type submit', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
  });

  it('a busy button ignores clicks, submits no form, and is named by its busy label', () => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={handleSubmit}>
        <Button type="submit" busy busyLabel="Sending..." onClick={handleClick}>
          Send Inquiry
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Sending...' });
    fireEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('a button in a hidden part is not visible', () => {
    render(
      <div style={{ visibility: 'hidden' }}>
        <Button>Save</Button>
      </div>,
    );
    expect(getComputedStyle(screen.getByText('Save')).visibility).toBe('hidden');
  });

  it('a disabled button with a reason shows it and stays in the tab order', () => {
    const handleClick = jest.fn();
    render(
      <Button disabled disabledReason="Two featured listings are already active." onClick={handleClick}>
        Feature
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    fireEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect(button.disabled).toBe(false);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Two featured listings are already active.',
    );
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'a click with %s on a button with an address is left to the browser',
    (key) => {
      const handleClick = jest.fn();
      render(
        <Button href="/franchises" onClick={handleClick}>
          Browse
        </Button>,
      );
      const link = screen.getByRole('button', { name: 'Browse' });
      // Prevents jsdom's navigation after the button has handled the click.
      const wasLeft: boolean[] = [];
      const note = (event: MouseEvent) => {
        wasLeft.push(!event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('click', note);
      fireEvent.click(link, { [key]: true });
      fireEvent.click(link);
      window.removeEventListener('click', note);
      expect(wasLeft).toEqual([true, false]);
      expect(handleClick).toHaveBeenCalledTimes(1);
    },
  );
});
