import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog, DialogClose } from '../dialog/panel';
import { Button, dismissToast, Field, TextInput, toast } from '../index';
import { Toaster } from '../toast/toaster';
import { Select } from './select';

function HeldDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Dialog title="Filters" open={isOpen} onOpenChange={setOpen}>
        <TextInput aria-label="City" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('a dialog opens by its trigger, is named by its title and closes by a button of its footer', () => {
    render(
      <Dialog
        title="Send Inquiry"
        trigger={<Button>Inquire</Button>}
        footer={
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
        }
      >
        <Field label="Subject">
          <TextInput />
        </Field>
      </Dialog>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Inquire' }));
    expect(screen.getByRole('dialog', { name: 'Send Inquiry' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Controlled Dialog', () => {
  it('a controlled dialog focuses its first field and returns the focus to its button', async () => {
    render(<HeldDialog />);
    const button = screen.getByRole('button', { name: 'Filters' });
    button.focus();
    fireEvent.click(button);
    expect(button).not.toBe(document.activeElement);
    expect(document.activeElement).toBe(screen.getByLabelText('City'));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('Select', () => {
  it('a select gets name and error from the Field around it', () => {
    render(
      <Field label="Category" error="Choose one">
        <Select options={[{ value: 'retail', label: 'Retail' }]} placeholder="Any" />
      </Field>,
    );
    const trigger = screen.getByRole('combobox', { name: 'Category' });
    expect(trigger.getAttribute('aria-invalid')).toBe('true');
    expect(trigger.textContent).toBe('Any');
  });
});

describe('Toaster', () => {
  it('the toaster shows only the newest message and runs its action', () => {
    const handleUndo = jest.fn();
    render(<Toaster />);
    act(() => {
      toast({ title: 'First' });
      toast({ title: 'Content deleted successfully', action: { label: 'Undo', onClick: handleUndo } });
    });
    expect(screen.queryByText('First')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(handleUndo).toHaveBeenCalledTimes(1);
    act(() => dismissToast());
    expect(screen.queryByText('Content deleted successfully')).toBeNull();
  });
});
