import { Button, Cluster, Icon, IconButton, LinkButton, Text, tip } from '@setu/ui';
import { Menu, MenuHead, MenuItem, MenuLine } from '@setu/ui/menu';
import { Tab, TabList, TabPanel, Tabs } from '@setu/ui/tabs';
import { FileText, Heart, LayoutDashboard, LogOut, Search, Settings, Share2 } from '../../src/icons/icons';
import type { SpecimenGroup } from '../specimen';

const variants = ['primary', 'secondary', 'ghost', 'destructive', 'accent'] as const;
const sizes = ['lg', 'md', 'sm'] as const;
const tabs = ['Overview', 'Franchises', 'Property Needs', 'Inquiries'];

/** Buttons and links. */
export const controls: SpecimenGroup = {
  title: 'Controls',
  specimens: [
    {
      name: 'Buttons',
      shows: ['Button', 'LinkButton', 'Icon'],
      from: '@setu/ui',
      use: 'An action, or a link that looks like one. One primary button per view; busy while it is carried out.',
      Draw: () => (
        <>
          {sizes.map((size) => (
            <Cluster $gap={12} key={size}>
              {variants.map((variant) => (
                <Button key={variant} variant={variant} size={size}>
                  {variant === 'primary' ? <Icon of={Search} /> : null}
                  {variant === 'primary' ? 'Search Opportunities' : variant}
                </Button>
              ))}
            </Cluster>
          ))}
          <Cluster $gap={12}>
            <Button busy>Send Inquiry</Button>
            <Button busy busyLabel="Sending...">
              Send Inquiry
            </Button>
            <Button variant="secondary" busy>
              Retry
            </Button>
            <Button disabled>Disabled</Button>
            <Button disabledReason="Two featured listings are already active.">Feature it</Button>
            <LinkButton href="#buttons" variant="secondary">
              View All Opportunities
            </LinkButton>
            <LinkButton href="#buttons" variant="ghost" size="sm">
              <Icon of={FileText} size={16} /> Download Brochure
            </LinkButton>
          </Cluster>
        </>
      ),
    },
    {
      name: 'Icon buttons',
      shows: ['IconButton'],
      from: '@setu/ui',
      use: 'An action whose icon everybody knows. Its name is the tooltip and what screen readers say.',
      Draw: () => (
        <Cluster $gap={12}>
          <IconButton name="Save" icon={Heart} bordered />
          <IconButton name="Share" icon={Share2} />
          <IconButton name="Saved" icon={Heart} bordered pressed />
        </Cluster>
      ),
    },
    {
      name: 'Tooltip',
      shows: ['Tooltips'],
      from: '@setu/ui/tooltip',
      use: 'A short explanation: spread tip(…) on the element; the page renders Tooltips once.',
      Draw: () => (
        <Text $size={14}>
          <span
            {...tip('Return on investment: what the outlet earns in a year, in percent of the investment.')}
          >
            Expected ROI
          </span>
        </Text>
      ),
    },
    {
      name: 'Tabs',
      shows: ['Tabs', 'TabList', 'Tab', 'TabPanel'],
      from: '@setu/ui/tabs',
      use: 'Views of one page; on a phone the list scrolls.',
      Draw: () => (
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
      ),
    },
    {
      name: 'Menu',
      shows: ['Menu', 'MenuHead', 'MenuItem', 'MenuLine'],
      from: '@setu/ui/menu',
      use: 'Actions behind a button, such as the account menu.',
      Draw: () => (
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
      ),
    },
  ],
};
