import { Button, Cluster, Field, Stack, Text, TextArea, TextInput, toast } from '@setu/ui';
import { ConfirmDialog, Dialog, DialogClose, FormDialog, Sheet } from '@setu/ui/dialog';
import { useState } from 'react';
import type { SpecimenGroup } from '../specimen';

const sent = { title: 'Success', description: 'Your inquiry has been sent successfully!' };
const loggedOut = { title: 'Unauthorized', description: 'You are logged out. Logging in again...' };

function FormDialogStates() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button id="open-form-dialog" onClick={() => setOpen(true)}>
        Edit profile
      </Button>
      {isOpen ? (
        <FormDialog
          title="Edit profile"
          submitLabel="Save"
          busyLabel="Saving..."
          isSending={false}
          problem="Your changes could not be saved. Try again."
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
          onClose={close}
        >
          <Field label="Company">
            <TextInput defaultValue="Deshmukh Realty" />
          </Field>
        </FormDialog>
      ) : null}
    </>
  );
}

function ConfirmDialogStates() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="destructive" id="open-confirm-dialog" onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title="Withdraw this inquiry?"
          cancelLabel="Keep inquiry"
          confirmLabel="Withdraw"
          busyLabel="Withdrawing..."
          isBusy={false}
          isDestructive
          onConfirm={close}
          onClose={close}
        >
          <Text>The brand sees that you withdrew it. You can still message each other.</Text>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** Components that open above the page. */
export const overlays: SpecimenGroup = {
  title: 'Overlays',
  specimens: [
    {
      name: 'Dialog',
      shows: ['Dialog', 'DialogClose'],
      from: '@setu/ui/dialog',
      use: 'A task that needs the whole attention. Its content scrolls, its buttons stay.',
      Draw: () => (
        <Dialog
          title="Send Inquiry"
          description="Chai Junction: tea lounge in 90 sq ft"
          trigger={<Button id="open-dialog">Send Inquiry</Button>}
          footer={
            <>
              <DialogClose>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button>Send Inquiry</Button>
            </>
          }
        >
          <Stack>
            <Field label="Subject" required>
              <TextInput />
            </Field>
            <Field label="Message" required>
              <TextArea />
            </Field>
            {['Name', 'City', 'Phone', 'Budget', 'Timeline'].map((label) => (
              <Field key={label} label={label} optional>
                <TextInput />
              </Field>
            ))}
          </Stack>
        </Dialog>
      ),
    },
    {
      name: 'Form dialog',
      shows: ['FormDialog'],
      from: '@setu/ui/dialog',
      use: 'A form in a dialog, with a place for a problem that belongs to no field.',
      Draw: FormDialogStates,
    },
    {
      name: 'Confirm dialog',
      shows: ['ConfirmDialog'],
      from: '@setu/ui/dialog',
      use: 'Asks before something that cannot be undone.',
      Draw: ConfirmDialogStates,
    },
    {
      name: 'Sheet',
      shows: ['Sheet'],
      from: '@setu/ui/dialog',
      use: 'Filters or a conversation: from below on a phone, from the side on a desk.',
      Draw: () => (
        <Sheet
          side="bottom"
          title="Filters"
          trigger={
            <Button variant="secondary" id="open-sheet">
              Filters
            </Button>
          }
          footer={<Button>Show 24</Button>}
        >
          <Field label="City">
            <TextInput />
          </Field>
        </Sheet>
      ),
    },
    {
      name: 'Toasts',
      shows: ['Toaster'],
      from: '@setu/ui/toast',
      use: 'What happened, for a few seconds. Call toast(…); the page renders Toaster once.',
      Draw: () => (
        <Cluster $gap={12}>
          <Button variant="ghost" id="toast-good" onClick={() => toast({ ...sent, variant: 'success' })}>
            Show success
          </Button>
          <Button variant="ghost" id="toast-bad" onClick={() => toast({ ...loggedOut, variant: 'danger' })}>
            Show error
          </Button>
        </Cluster>
      ),
    },
  ],
};
