import { Button, Field, IconButton, Stack, Text, TextArea, TextInput, toast } from '@setu/ui';
import { Dialog, DialogClose, Sheet } from '@setu/ui/dialog';
import { Menu, MenuHead, MenuItem, MenuLine } from '@setu/ui/menu';
import { Tab, TabList, TabPanel, Tabs } from '@setu/ui/tabs';
import { Toaster } from '@setu/ui/toast';
import { Tooltips } from '@setu/ui/tooltip';
import { Bell, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { Row, Section } from './section';

const tabs = ['Overview', 'Franchises', 'Property Needs', 'Inquiries'];
const sent = { title: 'Success', description: 'Your inquiry has been sent successfully!' };
const loggedOut = { title: 'Unauthorized', description: 'You are logged out. Logging in again...' };

/** What floats. */
export function Overlays() {
  return (
    <>
      <Section id="overlays" title="Overlays">
        <Row>
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
            <Text>Filters stand here.</Text>
          </Sheet>
          <Menu
            trigger={
              <Button variant="secondary" id="open-menu">
                Menu
              </Button>
            }
          >
            <MenuHead>
              <strong>Asha Rao</strong>
              <br />
              investor@demo.test
            </MenuHead>
            <MenuLine />
            <MenuItem icon={LayoutDashboard}>Dashboard</MenuItem>
            <MenuItem icon={Settings}>Settings</MenuItem>
            <MenuLine />
            <MenuItem icon={LogOut}>Log out</MenuItem>
          </Menu>
          <IconButton name="Notifications" icon={Bell} />
          <Button variant="ghost" id="toast-good" onClick={() => toast({ ...sent, variant: 'success' })}>
            Good news
          </Button>
          <Button variant="ghost" id="toast-bad" onClick={() => toast({ ...loggedOut, variant: 'danger' })}>
            Bad news
          </Button>
        </Row>
        <Tabs defaultValue="Overview">
          <TabList aria-label="Brand dashboard">
            {tabs.map((name) => (
              <Tab key={name} value={name}>
                {name}
              </Tab>
            ))}
          </TabList>
          {tabs.map((name) => (
            <TabPanel key={name} value={name}>
              <Text>{name}</Text>
            </TabPanel>
          ))}
        </Tabs>
      </Section>
      <Toaster />
      <Tooltips />
    </>
  );
}
