import type { DemoFranchise } from '../demo-franchise';

export const technology: readonly DemoFranchise[] = [
  {
    n: 33,
    brand: 'Code Gurukul',
    title: 'Code Gurukul School Lab Partnership',
    description:
      'We furnish a computer and electronics lab inside a school and you run its timetable, its mentors and the after-school club. The school pays per student and year, in two instalments. One partner looks after three or four schools.',
    category: 'technology',
    model: 'COFO',
    lakh: [6, 10],
    roi: 28,
    area: 300,
    support:
      'Lab equipment, syllabus for classes three to nine and a sales colleague for your first two schools.',
    territories: ['Andhra Pradesh', 'Telangana', 'Visakhapatnam'],
    reviews: ['4.50', 24],
    outlets: 63,
    listed: '2026-04-14',
  },
  {
    n: 64,
    brand: 'Yantra Repairs',
    title: 'Yantra Repairs Phone and Laptop Studio',
    description:
      'Screens, batteries and boards repaired on an open bench, with the old part returned in a bag. Most phones leave within ninety minutes. Small companies sign yearly cover for their laptops, and that is where the margin is.',
    category: 'technology',
    model: 'FOFO',
    lakh: [8, 14],
    roi: 30,
    area: 250,
    support:
      'Eight weeks of bench training, graded spare parts with a six-month warranty and remote help for board-level faults.',
    territories: ['Delhi NCR', 'Surat', 'Jaipur', 'Lucknow'],
    reviews: ['4.40', 99],
    outlets: 104,
    listed: '2026-01-28',
  },
  {
    n: 65,
    brand: 'Yantra Repairs',
    title: 'Yantra Repairs Certified Refurbished Store',
    description:
      'Phones, tablets and laptops that passed a 42-point test, sold with a bill, a year of warranty and a fair exchange. Stock is ours until it is sold, so the investment goes into the store and not into boxes. Students and first-time online sellers are the core customers.',
    category: 'technology',
    model: 'FOFO',
    lakh: [18, 28],
    roi: 26,
    area: 500,
    support:
      'Stock on consignment with weekly refill, a buy-back price engine on the counter tablet and launch advertising in two local papers.',
    territories: ['Mumbai', 'Kolkata', 'Ahmedabad'],
    reviews: ['4.60', 20],
    outlets: 36,
    listed: '2026-05-07',
    featured: true,
  },
  {
    n: 66,
    brand: 'Yantra Repairs',
    title: 'Yantra Repairs Smart Home Installer',
    description:
      'Door locks, cameras, inverters and lights, planned on one sheet and installed in a day. The demonstration room is ours, in a furniture market; you lead a crew of three and keep a share of each installation.',
    category: 'technology',
    model: 'COFO',
    lakh: [5, 9],
    roi: 24,
    area: 200,
    support:
      'Leads from builders we work with, installer certification from four makers, and a van on lease.',
    territories: ['Bangalore', 'Pune', 'Hyderabad'],
    outlets: 10,
    listed: '2026-09-22',
  },
  {
    n: 67,
    brand: 'Code Gurukul',
    title: 'Code Gurukul Drone Pilot Academy',
    description:
      'A training centre for remote pilot certificates, with a simulator room in town and a flying field outside it. Farmers’ groups and survey firms send their people in batches. The company holds the authorisation and runs the courses; the investor finances drones and the field.',
    category: 'technology',
    model: 'FICO',
    lakh: [28, 38],
    roi: 19,
    area: 1500,
    support: 'Licences, instructors and fleet insurance are in the company’s hands.',
    territories: ['Gujarat', 'Telangana', 'Punjab', 'Nagpur'],
    reviews: ['4.30', 2],
    outlets: 4,
    listed: '2026-07-25',
    noTraining: true,
  },
];
