import type { DemoFranchise } from '../demo-franchise';

export const other: readonly DemoFranchise[] = [
  {
    n: 68,
    brand: 'Vriksha Nursery',
    title: 'Vriksha Nursery Garden Centre',
    description:
      'Saplings, pots and good soil in a walk-through nursery with a bench for repotting. Plants come acclimatised from our farms near Pune and Hosur, so that fewer than four in a hundred die on your shelf. Sunday workshops bring families back.',
    category: 'other',
    model: 'FOFO',
    lakh: [12, 20],
    roi: 24,
    area: 2000,
    support:
      'Weekly lorry with plants chosen for your climate, a horticulturist on the phone and shade-net construction at cost.',
    territories: ['Pune', 'Bangalore', 'Nagpur', 'Bhopal'],
    reviews: ['4.60', 15],
    outlets: 27,
    listed: '2026-03-12',
    featured: true,
  },
  {
    n: 69,
    brand: 'Vriksha Nursery',
    title: 'Vriksha Office Plants on Rent',
    description:
      'Offices, banks and hospitals rent green corners by the month and you keep them alive: a gardener, a scooter and a route of twenty-five addresses. Plants that tire go back to our greenhouse and return in a month.',
    category: 'other',
    model: 'COFO',
    lakh: [5, 8],
    roi: 22,
    area: 400,
    support:
      'Plants, pots and the holding greenhouse belong to us. First five contracts are handed over at the start.',
    territories: ['Delhi NCR', 'Hyderabad', 'Chennai'],
    reviews: ['4.50', 10],
    outlets: 18,
    listed: '2026-06-25',
  },
  {
    n: 70,
    brand: 'Vriksha Nursery',
    title: 'Vriksha Terrace Farm Planner',
    description:
      'We turn terraces into vegetable gardens: load check, beds, drip line and a visit every fortnight for the first two seasons. You need a small store room, two helpers and patience with gourds. Returns depend on how many terraces you keep under care, so we do not quote one.',
    category: 'other',
    model: 'FOFO',
    lakh: [7, 11],
    roi: null,
    area: 300,
    support: null,
    territories: ['Jaipur', 'Surat', 'Kerala', 'Sikkim'],
    outlets: 0,
    listed: '2026-11-14',
  },
  {
    n: 71,
    brand: 'Kalakriti Gifts',
    title: 'Kalakriti Gifts Corporate Gifting Desk',
    description:
      'A desk with a sample cupboard that supplies companies with Diwali boxes, joining kits and retirement gifts made by craft groups. Orders run from fifty pieces to five thousand; production, packing and dispatch are ours. Works from a home office in the first year.',
    category: 'other',
    model: 'FOFO',
    lakh: [8, 12],
    roi: 28,
    area: 350,
    support:
      'A sample set of ninety articles, price lists with your margin built in and a designer for company logos.',
    territories: ['Mumbai', 'Bangalore', 'Delhi NCR', 'Hyderabad'],
    reviews: ['4.40', 12],
    outlets: 22,
    listed: '2026-04-06',
  },
  {
    n: 72,
    brand: 'Kalakriti Gifts',
    title: 'Kalakriti Clay and Craft Workshop',
    description:
      'A studio with six wheels and long tables where people make a bowl on Saturday and collect it glazed two weeks later. Birthday parties, team days and school visits are sold as packages. Material costs little; a warm teacher matters most.',
    category: 'other',
    model: 'FOFO',
    lakh: [10, 16],
    roi: 25,
    area: 800,
    support:
      'Kiln with installation, clay by the tonne, and a month in our Kolkata studio for you and one teacher.',
    territories: ['Kolkata', 'Goa', 'Jaipur', 'Meghalaya'],
    reviews: ['4.80', 5],
    outlets: 9,
    listed: '2026-08-27',
  },
];
